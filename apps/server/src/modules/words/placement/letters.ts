/** Letters that whoever can read tells apart at once, with the names that their lessons give them. */
export const letterNames: Readonly<Record<string, string>> = {
  ...{ ب: 'bāʾ', ت: 'tāʾ', ج: 'jīm', خ: 'khāʾ', د: 'dāl', ر: 'rāʾ', س: 'sīn', ش: 'shīn' },
  ...{ ص: 'ṣād', ط: 'ṭāʾ', ع: 'ʿayn', ف: 'fāʾ', ك: 'kāf', ل: 'lām', م: 'mīm', ن: 'nūn' },
};
