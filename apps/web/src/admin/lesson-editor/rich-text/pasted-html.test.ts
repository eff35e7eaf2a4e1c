import { textOfDoc } from '@institute/contract/lessons/block-text';
import { TextDoc } from '@institute/contract/lessons/rich-text';
import { DOMParser as TreeParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './pasted-html.ts';
import { richTextSchema } from './schema.ts';
import { treeOf } from './tree.ts';

/** What the editor makes of pasted HTML, as the contract takes it. */
function pasted(html: string): TextDoc {
  const element = document.createElement('div');
  element.innerHTML = cleanHtml(html);
  const tree = treeOf(TreeParser.fromSchema(richTextSchema).parse(element));
  expect(TextDoc.safeParse(tree).error?.issues).toBeUndefined();
  return tree;
}
const line = (text: string, ...marks: { type: string }[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

describe('a text of Word', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal { mso-style-parent:""; color:red } --></style>
<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1><b><span style='font-family:"Arial",sans-serif'>The nominal
sentence<o:p></o:p></span></b></h1>
<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA
dir=RTL style='font-size:20.0pt'>\u200Fالْبَيْتُ كَبِيرٌ</span><span dir=LTR></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>It has <b style='mso-bidi-font-weight:normal'>two</b> parts,&nbsp;<i>both</i> nouns:</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>the subject</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>a noun</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>the predicate</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'>
<td width=200 valign=top style='width:150.0pt;background:yellow'><p class=MsoNormal><b>كِتَابٌ</b><o:p></o:p></p></td>
<td width=200 colspan=1><p class=MsoNormal>a book<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

  it('keeps its headings, lists, tables, marks and vowel signs, and nothing else', () => {
    const tree = pasted(word);
    expect(tree.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [line('The nominal sentence')] },
      paragraph(line('الْبَيْتُ كَبِيرٌ')),
      paragraph(
        line('It has '),
        line('two', { type: 'bold' }),
        line(' parts, '),
        line('both', { type: 'italic' }),
        line(' nouns:'),
      ),
      {
        type: 'orderedList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(line('the subject')),
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [paragraph(line('a noun'))] }],
              },
            ],
          },
          { type: 'listItem', content: [paragraph(line('the predicate'))] },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [paragraph(line('كِتَابٌ', { type: 'bold' }))] },
              { type: 'tableCell', content: [paragraph(line('a book'))] },
            ],
          },
        ],
      },
    ]);
    expect(JSON.stringify(tree)).not.toMatch(/mso|Mso|yellow|Arial|\u200F|style/);
  });

  it('keeps a direction that its words do not say by themselves', () => {
    expect(pasted('<p dir=RTL>3 + 4 = 7</p><p dir=RTL>قَالَ</p><p dir=LTR>قَالَ</p>').content).toEqual([
      { ...paragraph(line('3 + 4 = 7')), attrs: { dir: 'rtl' } },
      paragraph(line('قَالَ')),
      { ...paragraph(line('قَالَ')), attrs: { dir: 'ltr' } },
    ]);
  });
});

describe('a text of Google Docs', () => {
  it('reads its styles, and the list within a list', () => {
    const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h3 dir="ltr"><span style="font-size:14pt;font-weight:400">Greetings</span></h3>
<p dir="rtl" style="line-height:1.38"><span style="font-weight:700;font-style:italic">السَّلَامُ</span><span style="font-weight:400"> عَلَيْكُمْ</span></p>
<br><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://example.org/a?b=1" style="color:#1155cc"><span>morning</span></a></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>noon</span></p></li></ul></ul></b>`;
    expect(pasted(docs).content).toEqual([
      { type: 'heading', attrs: { level: 3 }, content: [line('Greetings')] },
      paragraph(line('السَّلَامُ', { type: 'bold' }, { type: 'italic' }), line(' عَلَيْكُمْ')),
      expect.objectContaining({ type: 'paragraph' }),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(
                line('morning', {
                  type: 'link',
                  attrs: { href: 'https://example.org/a?b=1' },
                } as never),
              ),
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [paragraph(line('noon'))] }],
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('hostile HTML', () => {
  it.each([
    ['<p>a<script>window.hit = 1</script>b</p>', 'ab'],
    ['<p onclick="window.hit = 1" style="position:fixed">a</p>', 'a'],
    ['<img src=x onerror="window.hit = 1"><p>a</p>', 'a'],
    ['<p>a</p><svg><script>window.hit = 1</script><text>x</text></svg>', 'a'],
    ['<iframe srcdoc="<script>window.hit=1</script>"></iframe><p>a</p>', 'a'],
    ['<math><mtext><style><img src=x onerror=window.hit=1></style></mtext></math><p>a</p>', 'a'],
    ['<template><p>x</p></template><p>a</p>', 'a'],
    ['<form><input value=x><button>x</button><p>a</p></form>', 'a'],
    ['<p data-pm-slice="1 1 [&quot;script&quot;,null]">a</p>', 'a'],
  ])('%s leaves the words alone', (html, words) => {
    expect(textOfDoc(pasted(html)).trim()).toBe(words);
    expect(cleanHtml(html)).not.toMatch(/script(?!&quot;)|onclick|onerror|style|src|iframe/);
    expect('hit' in window).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<p>x',
    'vbscript:x',
    '//example.org',
    'file:///etc/passwd',
  ])('a link to %s is no link', (href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = 'words';
    expect(pasted(`<p>${link.outerHTML}</p>`).content).toEqual([paragraph(line('words'))]);
  });

  it('a list that is too deep goes on in the one around it, and what never ends is read', () => {
    const deep = `${'<ul><li>'.repeat(40)}end${'</li></ul>'.repeat(40)}`;
    expect(textOfDoc(pasted(deep))).toContain('end');
    expect(textOfDoc(pasted(`${'<div>'.repeat(300)}end`))).toBe('end');
  });
});
