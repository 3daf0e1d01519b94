export { FieldSheet as default } from "../field-sheet/field-sheet.tsx";
