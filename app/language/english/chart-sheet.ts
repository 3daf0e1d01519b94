/** The texts of the chart sheet; see en.ts. */
export const chartSheet = {
  title: "Grazing chart",
  blankMethod: "animal unit days = AU × days ÷ acres.",
  herd: "Herd {head} head, {units} AU. Outlined boxes are planned. Fill each in when it’s done. Move early if the grass is down to {stop}.",
  paddock: "Paddock",
  acres: "ac",
  planned: "lb/ac planned",
  rain: "Rain",
  inches: "in",
  trigger: "Trigger date {22}: if the grass is under {12} in, then {12} head leave by {22}.",
};
