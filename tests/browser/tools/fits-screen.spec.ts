import { testThatPlannersFit } from "./fits-screen.ts";

testThatPlannersFit();
