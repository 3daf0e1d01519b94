export { WaterTool as default } from "../features/tools/water/water.tsx";
