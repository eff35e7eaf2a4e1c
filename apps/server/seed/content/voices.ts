// Written by seed/make-assets/make-voices.mjs: synthetic voices, to be replaced by a teacher's.

interface StorySound {
  /** File of `seed/assets`. */
  asset: string;
  /** Where each line begins, and how long it is, in ms. */
  marks: readonly number[];
  length: number;
}

/** The sounds of stories, by the subject of the lesson. */
export const storySounds: Readonly<Record<string, StorySound>> = {
  'The bird at the window': {
    asset: 'story-the_bird_at_the_window.mp3',
    marks: [0, 4232, 8654, 14527, 20354, 25314],
    length: 31262,
  },
  'The lost pen': {
    asset: 'story-the_lost_pen.mp3',
    marks: [0, 6546, 12686, 18444, 23120],
    length: 29897,
  },
  'Two neighbours and one tree': {
    asset: 'story-two_neighbours_and_one_tree.mp3',
    marks: [0, 4615, 10487, 16529, 21055, 28577],
    length: 33551,
  },
  'The moon in the well': {
    asset: 'story-the_moon_in_the_well.mp3',
    marks: [0, 6364, 12250, 18271, 24847, 29909],
    length: 37065,
  },
  'The generous baker': {
    asset: 'story-the_generous_baker.mp3',
    marks: [0, 4759, 10044, 15899, 21200, 27475, 37298],
    length: 43988,
  },
  'The ant and the rain': {
    asset: 'story-the_ant_and_the_rain.mp3',
    marks: [0, 4727, 12718, 19667, 24094, 29714, 34694],
    length: 41293,
  },
  'The teacher’s umbrella': {
    asset: 'story-the_teacher_s_umbrella.mp3',
    marks: [0, 6370, 11842, 18689, 25899, 30388],
    length: 37725,
  },
  'Nine donkeys or ten': {
    asset: 'story-nine_donkeys_or_ten.mp3',
    marks: [0, 4660, 12131, 18810, 23720, 34510],
    length: 39659,
  },
  'A letter to grandmother': {
    asset: 'story-a_letter_to_grandmother.mp3',
    marks: [0, 5749, 11570, 19384, 25439, 32957],
    length: 43669,
  },
  'The scholar in the boat': {
    asset: 'story-the_scholar_in_the_boat.mp3',
    marks: [0, 5077, 10520, 19200, 26070, 31871, 40632],
    length: 47217,
  },
};

/** The sounds of words, files of `seed/assets`, by their Arabic. */
export const wordSounds: Readonly<Record<string, string>> = {
  طَائِرٌ: 'words/a8b4dd1fc0.mp3',
  نَافِذَةٌ: 'words/9bda00726e.mp3',
  صَغِيرٌ: 'words/28d540d594.mp3',
  جَاءَ: 'words/93f71430cb.mp3',
  سَأَلَ: 'words/1b487e806f.mp3',
  طَارَ: 'words/0c63c7bcb4.mp3',
  سَمَاءٌ: 'words/76a6fd9625.mp3',
  أَمَامَ: 'words/b484c6d4c3.mp3',
  جَنَاحٌ: 'words/f7ebef014a.mp3',
  وَقَفَ: 'words/a1ac0c1f3d.mp3',
  مَدْرَسَةٌ: 'words/19db97b446.mp3',
  حَقِيبَةٌ: 'words/bf1350a221.mp3',
  صَدِيقٌ: 'words/03451195bd.mp3',
  بَحَثَ: 'words/c0b615b070.mp3',
  وَجَدَ: 'words/b6a813fcb2.mp3',
  ضَاعَ: 'words/18c76a0f08.mp3',
  تَحْتَ: 'words/a7ccaf0f17.mp3',
  كُرْسِيٌّ: 'words/a67606fd93.mp3',
  شَعْرٌ: 'words/eb47387eb2.mp3',
  أَخَذَ: 'words/460ed5f548.mp3',
  بَعْدَ: 'words/967956e085.mp3',
  لَعِبَ: 'words/7e9f8da8aa.mp3',
  جَارٌ: 'words/1d7b23c24d.mp3',
  شَجَرَةٌ: 'words/f9eb9cd6a3.mp3',
  ثَمَرَةٌ: 'words/7313b79f72.mp3',
  أَكَلَ: 'words/8be4645902.mp3',
  قَالَ: 'words/2aca770439.mp3',
  شَيْخٌ: 'words/dd56f12f18.mp3',
  حَكِيمٌ: 'words/a814150319.mp3',
  ظِلٌّ: 'words/e1fb3f7fc6.mp3',
  ضَحِكَ: 'words/4a986a517f.mp3',
  بَيْنَ: 'words/267735d796.mp3',
  بِئْرٌ: 'words/4db58cceb3.mp3',
  حَبْلٌ: 'words/1faa324302.mp3',
  حَجَرٌ: 'words/a7f7c79345.mp3',
  ظَهْرٌ: 'words/3f7d212350.mp3',
  مَكَانٌ: 'words/d5a2130886.mp3',
  قُوَّةٌ: 'words/d7b2700cfa.mp3',
  نَظَرَ: 'words/ae4a175a3e.mp3',
  رَأَى: 'words/ab0a62ee81.mp3',
  سَقَطَ: 'words/484d762a40.mp3',
  رَمَى: 'words/a2f6738e07.mp3',
  جَذَبَ: 'words/2447fb7a38.mp3',
  رَجَعَ: 'words/d598840d84.mp3',
  خَبَّازٌ: 'words/4bfb5562e5.mp3',
  كَرِيمٌ: 'words/ffd8f67e8d.mp3',
  دُكَّانٌ: 'words/60115613da.mp3',
  طِفْلٌ: 'words/4b83fb0d24.mp3',
  فَقِيرٌ: 'words/57322a8166.mp3',
  جَائِعٌ: 'words/36f3c017eb.mp3',
  مَالٌ: 'words/e64a09e7a8.mp3',
  رَغِيفٌ: 'words/869a956716.mp3',
  قَبْلَ: 'words/b14e22e092.mp3',
  أَعْطَى: 'words/a1633c1b03.mp3',
  صَارَ: 'words/fe882cd90e.mp3',
  نَسِيَ: 'words/0551adbabe.mp3',
  نَمْلَةٌ: 'words/94bd1abb52.mp3',
  حَبٌّ: 'words/0cb3e6dd5b.mp3',
  صَيْفٌ: 'words/e9d43f5ab4.mp3',
  جُنْدُبٌ: 'words/404f45d6f7.mp3',
  مَطَرٌ: 'words/39e7eeddda.mp3',
  فَارِغٌ: 'words/eba557abf1.mp3',
  طَعَامٌ: 'words/f498a7699f.mp3',
  جَمَعَ: 'words/aac69f94d0.mp3',
  عَمِلَ: 'words/b0eb360777.mp3',
  نَزَلَ: 'words/eb0c1cd163.mp3',
  طَرَقَ: 'words/22c2cf152a.mp3',
};
