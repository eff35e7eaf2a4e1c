const moment = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?`;

/** A message of WhatsApp, which begins with its date and time; the rest of the line is captured. */
export const chatLine = new RegExp(String.raw`^\u200e?(?:\[${moment}\] |${moment} - )(.+)$`, 'i');
