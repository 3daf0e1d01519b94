/** The CommonMark specification as data (CC-BY-SA 4.0): examples with their expected HTML. */
declare module "commonmark-spec" {
  export const tests: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }[];
}
