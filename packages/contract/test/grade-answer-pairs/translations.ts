/** Translations, judged by hand under `letters`: given | accepted (several behind slashes) | verdict | slips. */
export const translations = {
  'letter case does not matter': `
book | book | right
Book | book | right
BOOK | book | right
book | Book | right
the Book | The book | right
monday | Monday | right
MONDAY | Monday | right
littafi | Littafi | right
LITTAFI | littafi | right
Ìwé | ìwé | right
ÌWÉ | ìwé | right
Ɗalibi | ɗalibi | right
Peace Be Upon You | Peace be upon you | right
`,
  'spaces and punctuation do not matter': `
 book  | book | right
book. | book | right
a  book | a book | right
he wrote | he wrote. | right
How are you | How are you? | right
well-known | well known | right
ice cream | icecream | right
don't | dont | right
don’t | don't | right
Qur'an | Quran | right
school (place) | school place | right
yes, I am | yes I am | right
`,
  'accents do not matter': `
iwe | ìwé | right
ìwé | iwe | right
ile | ilé | right
ọmọ | omo | right
omo | ọmọ | right
'ya | ƴa | right
ʼya | ƴa | right
ƴa | 'ya | right
ya | ƴa | right
kwai | ƙwai | right
ƙwai | kwai | right
daki | ɗaki | right
'yan'uwa | ƴan'uwa | right
ẹkọ | eko | right
o\u0323mo\u0323 | ọmọ | right
\u1ECDm\u1ECD | o\u0323mo\u0323 | right
cafe | café | right
cafe\u0301 | caf\u00E9 | right
`,
  'one letter in a word of at least four is nearly right': `
boook | book | nearly | extra
hous | house | nearly | missing
house | hause | nearly | letter
scool | school | nearly | missing
schoole | school | nearly | extra
techer | teacher | nearly | missing
studant | student | nearly | letter
windows | window | nearly | extra
littafai | littafi | nearly | extra
makarnta | makaranta | nearly | missing
malamin | malami | nearly | extra
abinsi | abinci | nearly | letter
the hous | the house | nearly | missing
door | doors | nearly | missing
a bok | a book | nearly | missing
`,
  'other words are wrong': `
cat | car | wrong | letter
pen | men | wrong | letter
sun | son | wrong | letter
he | she | wrong | missing
man | men | wrong | letter
dor | door | nearly | missing
boy | girl | wrong
book | pen | wrong
teacher | student | wrong
buk | book | wrong
skool | school | wrong | missing,letter
the book | book | wrong | extra,extra,extra
gida | ruwa | wrong
 | book | wrong
`,
  'figures and what parts them': `
3.5 | 3.5 | right
35 | 3.5 | wrong | missing
3.5 | 35 | wrong | extra
1575 | 15.75 | wrong | missing
٣٫٥ | 3.5 | right
٣٥ | 3.5 | wrong | missing
6:30 | 6.30 | right
12-11-2026 | 12.11.2026 | right
1,000 | 1000 | right
10.000 | 10000 | wrong | extra
3. 5 | 3.5 | wrong | missing
`,
  'signs alone': `
ـُ | ـُ | right
\u064F | ـُ | right
ـِ | ـُ | wrong
- | ـُ | wrong
؟ | ؟ | right
. | ؟ | wrong
? | ؟ | wrong
`,
  'order and several answers': `
house big | big house | nearly | order
are you how | how are you | nearly | order
book | book / a book / the book | right
the book | book / a book / the book | right
teh book | book / a book / the book | wrong
big house | large house / big house | right
lage house | large house / big house | nearly | missing
pupil | student / pupil | right
gida | house / gida / ilé | right
ile | house / gida / ilé | right
`,
} as const;
