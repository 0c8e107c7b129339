/** Texts of several parts of the page. */
import type { Language } from "../types/graph.js";
import type { ErrorCode } from "../types/wire.js";

/** A language without one of these does not compile. */
export interface UiWords {
  readonly compare: { readonly start: string; readonly hint: string; readonly stop: string };
  /** A part of the page that is loaded later failed to load. */
  readonly missing: { readonly text: string; readonly again: string };
  readonly noWebAssembly: string;
  /** What to change, by the code of the error. The core's own sentence follows as the detail. */
  readonly errors: Readonly<Record<ErrorCode | "load_failed", string>>;
}

export const uiWords: Readonly<Record<Language, UiWords>> = {
  en: {
    compare: {
      start: "Compare",
      hint: "Keep this as A, then change the sentence or a setting",
      stop: "Stop comparing",
    },
    missing: { text: "This part did not load. Check the connection.", again: "Try again" },
    noWebAssembly:
      "The numbers are computed with WebAssembly, which this browser has turned off. Allow it for this page, for example by leaving Lockdown Mode, and reload.",
    errors: {
      invalid_json: "This text cannot be read. Remove unusual characters.",
      unknown_command: "The engine does not know this request. Reload the page.",
      unknown_field: "The engine does not know a setting. Choose another example.",
      missing_field: "A setting is missing. Choose another example.",
      invalid_type: "A setting has the wrong type. Choose another example.",
      invalid_value: "This does not fit the experiment.",
      shape_mismatch: "The sentence and the given numbers differ in size.",
      unknown_node: "This experiment has no such step. Choose another example.",
      unknown_session: "The computation has ended. Reload the page.",
      unknown_trainer: "The training has ended. Start it again.",
      unknown_model: "The model was put away. Load it again.",
      too_large: "This is too large. Shorten the sentence.",
      out_of_memory: "There is not enough memory. Shorten the sentence.",
      internal: "Something went wrong in the engine. Change the sentence to try again.",
      load_failed: "The engine did not load. Check the connection.",
    },
  },
  zh: {
    compare: { start: "对比", hint: "把现在的结果设为对照 A，再改句子或设置", stop: "结束对比" },
    missing: { text: "这一部分加载失败，请检查网络连接。", again: "重试" },
    noWebAssembly:
      "数值由 WebAssembly 计算，而这个浏览器关闭了它。请为本页允许 WebAssembly（例如关闭锁定模式），然后刷新页面。",
    errors: {
      invalid_json: "这段文字无法读取，请去掉特殊字符。",
      unknown_command: "引擎不认识这个请求，请刷新页面。",
      unknown_field: "有一项设置引擎不认识，请换一个示例。",
      missing_field: "缺少一项设置，请换一个示例。",
      invalid_type: "有一项设置的类型不对，请换一个示例。",
      invalid_value: "这与当前的实验不符。",
      shape_mismatch: "句子的长度和给定的数字对不上。",
      unknown_node: "这个实验里没有这一步，请换一个示例。",
      unknown_session: "计算已经结束，请重新加载页面。",
      unknown_trainer: "训练已经结束，请重新开始。",
      unknown_model: "模型已被卸载，请重新加载。",
      too_large: "内容太多，请缩短句子。",
      out_of_memory: "内存不够，请缩短句子。",
      internal: "引擎出错了，请改动句子再试一次。",
      load_failed: "引擎加载失败，请检查网络连接。",
    },
  },
};
