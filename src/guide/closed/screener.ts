import { withoutNumber } from '../lines/text.ts'

const name =
  /^(?:the )?(?:screeners?|screening(?: questions?)?|screen(?:er|ing)[- ]?fragen|filterfragen|auswahlfragen|vorauswahl|questions? (?:filtres?|de (?:sélection|filtrage|présélection))|présélection|filtrage|preguntas? (?:de )?(?:filtro|selección|cribado)|filtro|preselección|cribado|perguntas? (?:de )?(?:filtro|triagem|seleção)|triagem|pré-?seleção)$/iu

/** Whether a heading names the questions that tell for whom an interview is. */
export function isScreenerName(heading: string): boolean {
  if (heading.length > 60) return false
  return name.test(
    withoutNumber(heading)
      .replace(/ ?\([^()]{1,40}\)$/u, '')
      .replace(/:$/, '')
      .trim(),
  )
}
