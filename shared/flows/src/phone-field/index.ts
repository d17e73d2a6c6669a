export { ContactField, PhoneField } from './phone-field.tsx'
