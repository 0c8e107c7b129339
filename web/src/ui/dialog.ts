/** A dialog over the page, whose content is an element that is loaded when it is first opened. */
import { css, html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Language } from "../types/graph.js";
import { missing } from "./missing.js";

/** Loads the class of an element and defines it. Rejects if loading fails. */
export async function defineLater(
  name: string,
  load: () => Promise<CustomElementConstructor>,
): Promise<void> {
  const element = await load();
  if (!customElements.get(name)) customElements.define(name, element);
}

export interface DialogEvents {
  /** It was closed, in any way. */
  closed(): void;
  /** The reader wants to try loading again. */
  again(): void;
}

/**
 * A dialog with `content`, which dispatches `close` to close it; absent if it failed to load. `whole`:
 * it covers the window.
 */
export function dialog(
  label: string,
  content: TemplateResult | undefined,
  language: Language,
  events: DialogEvents,
  whole = false,
): TemplateResult {
  return html`<dialog
    part="dialog"
    class=${whole ? "whole" : nothing}
    aria-label=${label}
    ${ref(showModal)}
    @close=${(event: Event) => {
      if (event.target === event.currentTarget) events.closed();
      else (event.currentTarget as HTMLDialogElement).close();
    }}
  >
    ${content ?? missing(language, events.again)}
  </dialog>`;
}

/** Shows the dialog once it is in the page. */
function showModal(element: Element | undefined): void {
  queueMicrotask(() => {
    if (element instanceof HTMLDialogElement && element.isConnected && !element.open)
      element.showModal();
  });
}

export const dialogStyles = css`
  dialog {
    width: min(620px, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--line2);
    border-radius: 12px;
    background: var(--paper);
    color: inherit;
    box-shadow: var(--lift);
  }
  dialog.whole {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
  dialog::backdrop {
    background: #14171c66;
  }
`;
