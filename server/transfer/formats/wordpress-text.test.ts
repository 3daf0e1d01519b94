import { expect, test } from "vitest";
import { attachment, wordPress, wpPost } from "#server/testing/foreign-exports.ts";
import { incomingPosts } from "./foreign-post.ts";
import { readWordPress } from "./read-wordpress.ts";

/** The Markdown of a post's stored text. All its uploads are available under their own names. */
function markdownOf(stored: string, ...items: readonly string[]): string {
  const xml = new TextDecoder().decode(wordPress([wpPost(1, stored), ...items]));
  const { blog, posts } = readWordPress([xml], "America/Chicago");
  const [first] = incomingPosts(blog, posts, "America/Chicago", (address) =>
    address.includes("/uploads/") ? address.replace(/^.*\//, "/media/") : undefined,
  );
  return first?.fields.content ?? "";
}

test.each([
  ["A\n\nB\n\n<p>C</p>", "A\n\nB\n\nC"],
  ["12 Main St\nTown", "12 Main St\\\nTown"],
  ["H<sub>2</sub>O 10<sup>2</sup> 1<sup>st</sup> e<sup>a+b</sup>", "H₂O 10² 1st e^(a+b)"],
  ["<del>old</del> new", "~~old~~ new"],
  [
    `<table><tr><th colspan="2">Two</th></tr><tr><td>a</td><td>b</td></tr></table>`,
    "| Two |  |\n| --- | --- |\n| a | b |",
  ],
  ["<pre>line_2\n\n*x*</pre>", "```\nline_2\n\n*x*\n```"],
  [`A <a href="https://old.example/full.jpg"><img src="/small.jpg"></a>`, "A"],
  [`A<ul><li><img src="/a.jpg"></li><li><img src="/b.jpg"></li></ul>`, "A"],
  [`[caption id="c" width="3"]<img src="/a.jpg"> Hay[/caption]`, "Hay"],
  [`[contact-form id="2"] A [sic]`, "A \\[sic\\]"],
  [
    `A<iframe src="https://www.youtube.com/embed/abcdefg?rel=0" title="Moving [cows]"></iframe>`,
    "A\n\n[Moving \\[cows\\]](https://www.youtube.com/watch?v=abcdefg)",
  ],
  ["A\n\nhttps://vimeo.com/123\n\nB", "A\n\n[Video on Vimeo](https://vimeo.com/123)\n\nB"],
  [
    `<!-- wp:embed {"url":"https://x.com/a/status/1"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://x.com/a/status/1\n</div><figcaption>Hay</figcaption></figure>\n<!-- /wp:embed -->`,
    "[Post on X](https://x.com/a/status/1)\n\nHay",
  ],
  [`A[audio src="https://b.example/x/cow.mp3"]`, "A\n\n[cow.mp3](https://b.example/x/cow.mp3)"],
  ["<pre>https://b.example/x</pre>", "```\nhttps://b.example/x\n```"],
  [
    `<!-- wp:file --><div class="wp-block-file"><a href="https://b.example/a.pdf">Plan</a><a href="https://b.example/a.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->`,
    "[Plan](https://b.example/a.pdf)",
  ],
  [
    `<!-- wp:list --><ul><!-- wp:list-item --><li>a<!-- wp:list --><ol><!-- wp:list-item --><li>b</li><!-- /wp:list-item --></ol><!-- /wp:list --></li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:quote --><blockquote class="wp-block-quote"><p>Q</p><cite>Ana</cite></blockquote><!-- /wp:quote --><!-- wp:code --><pre class="wp-block-code"><code>x = [1]</code></pre><!-- /wp:code -->`,
    "- a\n  1. b\n\n> Q\n>\n> Ana\n\n```\nx = [1]\n```",
  ],
  [
    `<a href="https://old.example/2019/03/post-1/#top">a</a> <a href="/?p=1">b</a> <a href="/about/">c</a>`,
    "[a](/blog/2019/03/post-1#top) [b](/blog/2019/03/post-1) [c](https://old.example/about/)",
  ],
  // Modeled on WordPress' own theme test data.
  [
    `<!-- wp:verse --><pre class="wp-block-verse">Hay<br><br>in snow <br>  and ice</pre><!-- /wp:verse -->`,
    "Hay\\\n\\\nin snow\\\nand ice",
  ],
  ["<pre>a<br>  b<br><br>c</pre>", "```\na\n  b\n\nc\n```"],
  [
    "Lines:\n<code>a {\n\tb: c;\n}</code>\nThen <code>one</code>.",
    "Lines:\n\n```\na {\nb: c;\n}\n```\n\nThen `one`.",
  ],
  [
    `<figure><img src="https://old.example/uploads/a.jpg"><figcaption>A cow<br></figcaption></figure>`,
    "![](/media/a.jpg)\n\nA cow",
  ],
  ["<p><br>A<br><br>B<br></p>", "A\\\n\\\nB"],
  ["<q>Graze</q> <strong>a<strong> b</strong></strong>", "“Graze” **a b**"],
  ["Ana &lt;ana@b.example&gt; 3 &lt; 4", "Ana \\<ana@b.example> 3 < 4"],
  [
    "<button>Buy</button><select><option>One</option><option>Two</option></select>",
    "Buy\n\nOne\n\nTwo",
  ],
  ["Write &amp;copy; and &amp;pasture;", "Write \\&copy; and \\&pasture;"],
  [
    '<blockquote>Once.\n<cite><a href="https://b.example">Ana</a></cite></blockquote>',
    "> Once.\\\n> [Ana](https://b.example)",
  ],
  [
    `<!-- wp:gallery --><figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><a href="https://old.example/a/"><img src="https://i0.wp.com/old.example/uploads/a.jpg" alt="A cow"/></a><figcaption class="blocks-gallery-item__caption">In\n<em>May</em></figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="https://old.example/gone.jpg"/><figcaption>Gone</figcaption></figure></li></ul><figcaption class="blocks-gallery-caption">Both</figcaption></figure><!-- /wp:gallery -->`,
    "![A cow](/media/a.jpg)\n\nIn *May*\n\nGone\n\nBoth",
  ],
  [
    `<!-- wp:cover --><div class="wp-block-cover" style="background-image:url(https://old.example/uploads/b.jpg);min-height:9px"><div class="wp-block-cover__inner-container"><p>Over it</p></div></div><!-- /wp:cover -->`,
    "![](/media/b.jpg)\n\nOver it",
  ],
  [
    `<!-- wp:core-embed/youtube --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc?a=1&amp;b=2\n</div></figure><!-- /wp:core-embed/youtube --><!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:media-text --><div class="wp-block-media-text"><figure><img src="https://old.example/uploads/c.jpg" alt="C"/></figure><div><p>Beside</p></div></div><!-- /wp:media-text --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage --><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link">No link</a></div><!-- /wp:button -->`,
    "[Video on YouTube](https://youtu.be/abc?a=1&b=2)\n\n![C](/media/c.jpg)\n\nBeside\n\nNo link",
  ],
  [
    '<dl><dt>Stocker</dt><dd>A young one.</dd></dl><dl><dt class="wp-caption-dt"></dt></dl>&nbsp;\n\nEnd',
    "**Stocker**\n\nA young one.\n\nEnd",
  ],
  [
    '<ol start="8">\n\t<li>a\n<ol>\n\t<li>b\n<ul>\n\t<li>c</li>\n</ul>\n</li>\n</ol>\n</li>\n\t<li>d</li>\n</ol>',
    "8. a\n   1. b\n      - c\n9. d",
  ],
  [
    "<table>\n<tbody>\n<tr>\n<td>|</td>\n<td>`</td>\n</tr>\n<tr>\n<td><br>wraps<br></td>\n<td></td>\n</tr>\n</tbody>\n</table>",
    "| \\| | \\` |\n| --- | --- |\n| wraps |  |",
  ],
  [
    `[caption id="a" caption="By the gate"]<a href="https://old.example/x/"><img src="https://old.example/uploads/d.jpg" alt="D" /></a>[/caption]\nAfter.\n[caption]<img src="https://old.example/uploads/e.jpg" /> With a <a href="https://b.example">link</a>.[/caption]`,
    "![D](/media/d.jpg)\n\nBy the gate\n\nAfter.\n\n![](/media/e.jpg)\n\nWith a [link](https://b.example).",
  ],
  [
    "<details><summary>More</summary><table><tr><td>a</td><td>b</td></tr></table></details><b>After</b>",
    "More\n\n| a | b |\n| --- | --- |\n\n**After**",
  ],
  [
    "<table><tr><td><table><tr><td></td><td></td></tr></table>a</td><td>b</td></tr></table>",
    "| a | b |\n| --- | --- |",
  ],
  ["a<font><br>b</font>", "a\\\nb"],
  // Adjacent lists stay separate; a list directly inside another belongs to the item before it.
  ["<ul><li>a</li></ul>\n\n<ul><li>b</li></ul>", "- a\n\n* b"],
  [
    "<div><ol><li>a</li></ol></div><!-- --><p>&nbsp;</p><ol><li>b<pre>c\n\n\nd</pre></li></ol><ol><li>e</li></ol>",
    "1. a\n\n1) b\n\n   ```\n   c\n\n\n   d\n   ```\n\n1. e",
  ],
  [
    "<ol><li>a</li><ol><li>b</li></ol><ol start=4><li>c</li></ol><li>d</li></ol>",
    "1. a\n   1. b\n\n   4) c\n2. d",
  ],
  // Blocks in table cells and headings, which are one line, and blocks and inline elements with spaces at their ends.
  [
    "<table><tr><td><h4>Who</h4><blockquote>Ana</blockquote><hr></td><td>When</td></tr></table><h2>a<hr></h2>",
    "| **Who** Ana | When |\n| --- | --- |\n\n### a",
  ],
  [
    "<table><tr><td><h4>Who</h4><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>",
    "#### Who\n\n| a | b |\n| --- | --- |\n\nc",
  ],
  ["<div>a<font> <h3>b</h3> </font></div><p><span>#</span> d</p>", "a\n\n### b\n\n\\# d"],
  ["<p>a<span> - b</span><i> 1. c</i></p><i> <ul><li>d</li></ul></i>", "a - b *1. c*\n\n- *d*"],
  ["<b>a<i>b</i></b><i>c</i> <i>d (<b>e</b>), f</i>", "**ab**c *d (**e**), f*"],
  [`a${" ".repeat(50_000)}b\n${"\n".repeat(50_000)}c`, "a b\n\nc"],
])("text keeps its meaning: %s", (stored, content) => {
  expect(markdownOf(stored)).toBe(content);
});

test("a gallery takes text alternatives and captions from the media library", () => {
  const described = attachment(31, "https://old.example/uploads/f.jpg").replace(
    "</item>",
    `<excerpt:encoded><![CDATA[By <em>Ana</em>]]></excerpt:encoded><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[A "cow"]]></wp:meta_value></wp:postmeta></item>`,
  );
  expect(markdownOf(`[gallery columns=2 ids="31"]`, described)).toBe(
    '![A "cow"](/media/f.jpg)\n\nBy *Ana*',
  );
});
