/** Where "Get Started" and every "Take the Assessment" lead (specification, section 1). */
export const ASSESSMENT_PATH = "/getting-started/assessment";
