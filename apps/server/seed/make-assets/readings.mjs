/*
 * What teachers and students of the demo read aloud, each in a file of its own. A line is vocalised as it stands in the
 * homework; `told` is what the voice is given where a student is to miss something.
 */

const zaynab = { voice: 'ar+f3', speed: 120 };
const hauwa = { voice: 'ar+f5', speed: 112 };
const maryam = { voice: 'ar+Annie', speed: 115 };
const amina = { voice: 'ar+f1', speed: 100 };
const folake = { voice: 'ar+f2', speed: 105 };
const maria = { voice: 'ar+f4', speed: 92 };
const grace = { voice: 'ar+linda', speed: 98 };
const announcer = { voice: 'en+f3', speed: 150, isEnglish: true };

const oranges = 'بِكَمْ هٰذَا الْبُرْتُقَالُ؟';
const dear = 'هٰذَا غَالٍ جِدًّا.';
const kilo = 'أُرِيدُ كِيلُو وَنِصْفًا.';
const pen = 'سَأَلَتْ: مَنْ أَخَذَ قَلَمِي؟';
const hair = 'ضَحِكَتْ صَدِيقَتُهَا وَقَالَتْ: هُوَ فِي شَعْرِكِ.';

const one = (file, reader, line, told) => ({
  file: `${file}.m4a`,
  parts: [[reader, told ?? line]],
});

export const readings = [
  // Files of lessons: a block names a file without a folder.
  one('model-oranges', zaynab, oranges),
  one('model-dear', zaynab, dear),
  one('model-kilo', zaynab, kilo),
  one('model-pen', hauwa, pen),
  one('model-hair', hauwa, hair),
  one('takes/amina-oranges', amina, oranges),
  one('takes/amina-dear', amina, dear),
  one('takes/folake-oranges', folake, oranges),
  // Without the n at the end of "dear", which is what comes back.
  one('takes/folake-dear', folake, dear, 'هٰذَا غَالْ جِدًّا.'),
  one('takes/folake-dear-again', folake, dear),
  one('takes/maria-oranges', maria, oranges),
  one('takes/maria-kilo', maria, kilo),
  // The first week, word by word; and eleven weeks later.
  one('takes/amina-pen-first', { ...amina, speed: 80 }, pen, 'سَأَلَتْ: مَنْ، أَخَذَ، قَلَمِي؟'),
  one('takes/amina-hair-first', { ...amina, speed: 80 }, hair, 'ضَحِكَتْ صَدِيقَتُهَا، وَقَالَتْ: هُوَ فِي شَعْرِكِ.'),
  one('takes/amina-pen-now', { ...amina, speed: 125 }, pen),
  one('takes/amina-hair-now', { ...amina, speed: 125 }, hair),
  one('takes/grace-pen', grace, pen),
  one('takes/reply-dear', { ...zaynab, speed: 95 }, 'غَالٍ جِدًّا.'),
  one('takes/reply-oranges', { ...zaynab, speed: 95 }, 'هٰذَا الْبُرْتُقَالُ.'),
  one('takes/reply-well', zaynab, 'أَحْسَنْتِ!'),
  one('takes/reply-pen', { ...maryam, speed: 100 }, 'مَنْ أَخَذَ قَلَمِي؟'),
  {
    file: 'meeting-greetings.m4a',
    parts: [
      [announcer, 'This voice is a machine, made for this demonstration.'],
      [zaynab, 'السَّلَامُ عَلَيْكُمْ.'],
      [amina, 'وَعَلَيْكُمُ السَّلَامُ.'],
      [zaynab, 'كَيْفَ حَالُكِ؟'],
      [amina, 'بِخَيْرٍ، الْحَمْدُ لِلَّهِ.'],
    ],
  },
];
