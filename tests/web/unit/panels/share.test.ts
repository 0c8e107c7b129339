import { describe, expect, test } from "vitest";
import { elementCode, frameCode } from "../../../../web/src/panels/share/code.js";
import type { PublicState } from "../../../../web/src/document/state/fields.js";
import { linkInto, linkTo } from "../../../../web/src/document/state/links.js";
import { readQuery } from "../../../../web/src/document/state/texts.js";

const page = "https://example.org/a/b/index.html";
const state: PublicState = { text: ['"Tom & <b>"', "二"], heads: 2, controls: ["play"] };

describe("to take along", () => {
  test("a link leads to the page and says the state", () => {
    const link = new URL(linkTo(page, state));
    expect(link.pathname).toBe("/a/b/index.html");
    expect(readQuery(link.search).state).toEqual(state);
  });

  test("a link into another page names the element that stands there", () => {
    expect(linkInto(page, "softmax", { step: 4 })).toBe(`${page}#softmax?v=1&step=4`);
    expect(linkInto(page, "softmax", {})).toBe(`${page}#softmax?`);
  });

  test("the element's code is the script beside the page and every value as an attribute", () => {
    const code = elementCode(page, state);
    expect(code).toContain('src="https://example.org/a/b/attention-playground.js"');
    expect(code).toContain('text="&quot;Tom &amp; &lt;b>&quot;&#10;二"');
    expect(code).toContain('controls="play"');
    expect(code.match(/<attention-playground/gu)).toHaveLength(1);
  });

  test("the frame's code shows the link", () => {
    const code = frameCode(page, state, "Attention");
    const source = /src="([^"]+)"/u.exec(code)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(source).toBe(linkTo("https://example.org/a/b/embed.html", state));
    expect(code).toContain('title="Attention"');
    expect(code).toContain('sandbox="allow-scripts allow-downloads allow-modals"');
  });
});
