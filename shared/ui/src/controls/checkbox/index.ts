export { BareCheckbox, Checkbox, type CheckboxProps } from './checkbox.tsx'
