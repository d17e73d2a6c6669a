/** Where "apply" of a vacancy leads to. */
export const FORM_ID = 'career-form'
