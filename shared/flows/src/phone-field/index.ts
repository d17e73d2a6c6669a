export { ContactField, PhoneField } from './phone-field.tsx'
export { phoneShown } from './reader.ts'
