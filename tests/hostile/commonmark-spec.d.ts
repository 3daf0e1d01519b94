/** CommonMark's specification as data (CC-BY-SA 4.0): its examples with the HTML they should give. */
declare module "commonmark-spec" {
  export const tests: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }[];
}
