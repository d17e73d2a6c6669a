export { ContactField, PhoneField } from './phone-field.tsx'
export { phoneShown, usePhoneShown } from './reader.ts'
