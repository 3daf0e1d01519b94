export { WaterTool as default, ready } from "../features/tools/water/water.tsx";
