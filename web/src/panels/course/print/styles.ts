import { css } from "lit";

/** Beside the styles of every printed page. */
export const planStyles = css`
  /* Every chapter fits on one page. */
  :host {
    font-size: 9pt;
    line-height: 1.4;
  }
  h1 {
    margin: 0;
    font-size: 14pt;
  }
  .line {
    height: 8mm;
  }
  h2 {
    margin-top: 6pt;
    font-size: 10pt;
  }
  p,
  .goals {
    margin: 1pt 0;
  }
  .address {
    overflow-wrap: anywhere;
  }
  .goals {
    padding-left: 16pt;
    list-style: disc;
  }
  ol {
    margin: 3pt 0;
    padding-left: 20pt;
  }
  ol > li {
    padding: 3pt 0;
    border-top: 1px solid #999;
  }
  .variants {
    color: #444;
  }
  .head {
    display: flex;
    gap: 8pt;
  }
  .head span {
    margin-left: auto;
    white-space: nowrap;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 2pt 14pt;
  }
`;
