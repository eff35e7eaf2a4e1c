/** What exercises of the demo let hear, each in a file of its own; written as the voice has to be told it. */
export const exerciseSounds = [
  ['heard-jamal', 'جَمَالُن'],
  ['heard-darrasa', 'دَرْرَسَ'],
  ['heard-sukkar', 'سُكْكَرُن'],
  ['heard-sun-and-moon', 'اَشْشَمْسُ وَلْقَمَرُ'],
  ['heard-new-book', 'كِتَابُن جَدِيدُن'],
  ['heard-big-house', 'اَلْبَيْتُ كَبِيرُن'],
  ['heard-good-morning', 'صَبَاحَ لْخَيْر'],
  ['heard-how-are-you', 'كَيْفَ حَالُكِ؟'],
  ['heard-nine', 'تِسْعَة'],
  ['heard-since-when', 'مُنْذُ مَتَى؟'],
  ['heard-where-is-the-library', 'أَيْنَ لْمَكْتَبَة؟'],
].map(([name, line]) => ({ file: `${name}.mp3`, lines: [line], pause: 0.2 }));
