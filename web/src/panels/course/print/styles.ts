import { css } from "lit";

/** Beside the styles of every printed page. */
export const planStyles = css`
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
    padding: 4pt 0;
    border-top: 1px solid #999;
  }
  .variant {
    font-size: 10pt;
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
