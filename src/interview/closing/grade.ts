import type { Plan } from '../../guide/plan.ts'

/** A question for a grade: "from 1 to 5", "0–10", "out of ten", "Schulnote", in five languages. */
const grade =
  /(?<![\d.,])[01] ?(?:to|through|bis|à|a|et|und|and|y|e|[-–—]) ?(?:4|5|6|7|10|20|100)(?![\d%])|(?:out of|von|sur|sobre|de un total de) ?(?:5|10|20|100|five|ten|zehn|dix|diez|dez)(?![\d%])|schulnote|school grade/iu

/** What a guide wants nobody to be asked for: "no ratings", "keine Skalen". */
const grading =
  /(?<!\p{L})(?:ratings?|scales?|scor(?:es?|ing)|grad(?:es?|ing)|bewertung(?:en)?|skala|skalen|schulnoten?|échelles?|barèmes?|notation|puntuaci(?:ón|ones)|escalas?|calificaci(?:ón|ones)|pontuaç(?:ão|ões))(?!\p{L})/iu

/** Whether the guide asks for a grade itself, so that ours would be a second one, or wants none. */
export function leavesNoGrade({ topics, closing, avoid }: Plan): boolean {
  const planned = topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  const asked = [...planned, ...closing.map(({ text }) => text)]
  return asked.some((text) => grade.test(text)) || avoid.some(({ text }) => grading.test(text))
}
