/** The element that holds the newest question, which describes the field it is answered in. */
export const questionID = 'question'
