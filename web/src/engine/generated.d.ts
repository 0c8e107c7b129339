declare module "*/attention.js" {
  import type { ModuleFactory } from "./module.js";
  const factory: ModuleFactory;
  export default factory;
}
