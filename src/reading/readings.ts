import { compileGuide } from '../guide/compile.ts'
import { questionsOfGoals } from '../guide/goals.ts'
import { withFlags } from '../interview/answers/flags.ts'
import { checkProposal } from '../interview/gates/gates.ts'
import { reduce } from '../interview/reduce.ts'
import type { Message, Session } from '../interview/session.ts'
import { createBuiltinInterviewer } from '../interviewers/builtin/interviewer.ts'
import { extractClaims } from '../interviewers/builtin-synthesis/extract.ts'
import { conductTurn } from '../interviewers/llm/conduct-turn.ts'
import { play } from '../interviewers/llm/dialogue.ts'
import type { Dialogues } from '../interviewers/llm/dialogues.ts'
import { answerQuestion } from '../interviewers/llm-answering/answer-question.ts'
import { guessAnswers } from '../interviewers/llm-answering/guess-answers.ts'
import { pointAtQuotes } from '../interviewers/llm-answering/point-at-quotes.ts'
import { groupClaims } from '../interviewers/llm-grouping/group-claims.ts'
import { readGuide } from '../interviewers/llm-guide/read-guide.ts'
import { judgeTurns } from '../interviewers/llm-judging/judge-turns.ts'
import { playPerson } from '../interviewers/llm-playing/play-person.ts'
import { lookAgain } from '../interviewers/llm-second-look/look-again.ts'
import { readInterview } from '../interviewers/llm-synthesis/read-interview.ts'
import { verifyGroups } from '../profile/claims/grouping.ts'
import { verifyClaims } from '../profile/claims/verify.ts'
import { makeRecord } from '../profile/record.ts'
import { choosePassage } from '../profile/search/passages.ts'
import { placesOf } from '../profile/search/places.ts'
import { questionWords, quoteWords } from '../profile/search/search-words.ts'
import { createFindAnswer } from '../profile/stand-in/find-answer.ts'
import { ownAnswers } from '../profile/stand-in/own-answers.ts'
import { triedGuide } from '../rehearsal/rehearsal.ts'
import { answerFor } from '../rehearsal/stand-in/answer.ts'
import { candidatesOf, drawProfile } from '../rehearsal/stand-in/draw-profile.ts'
import { measure } from '../rehearsal/stand-in/measure.ts'
import { simulate } from '../rehearsal/stand-in/simulate.ts'
import { knowGuide } from '../rehearsal/talk/participant.ts'
import { listGroupable } from '../service/interview-report/groupable.ts'
import { answersGiven } from '../service/profiles/answers-given.ts'
import { composeCorrected } from '../service/profiles/corrections.ts'
import { gistOf } from '../service/profiles/gist.ts'
import { inviteReport } from '../service/profiles/invite-report.ts'
import { profileInFull } from '../service/profiles/profile-in-full.ts'
import { readRecord } from '../service/profiles/stored-record.ts'
import { transcriptOf } from '../service/profiles/transcript.ts'
import type { Reading } from '../service/reading.ts'
import { writeDocx } from '../service/study/export/docx.ts'
import { writeStudyPart } from '../service/study/export/study-part.ts'
import { wordsSaid } from '../service/study/search/words-said.ts'
import { leaveOut } from '../service/study/shares/leave-out.ts'
import { sharedTalk } from '../service/study/shares/shared-talk.ts'
import { partsOf, rehearseTalk } from './rehearse-talk.ts'
import { tellAccuracy } from './tell-accuracy.ts'

/** All that reads people's words: what a service asks for, and what is asked of a model. */
export type Readings = Reading & Dialogues

const builtin = createBuiltinInterviewer()
/** The built-in parts take milliseconds and have nobody to wait for. */
const never = new AbortController().signal

/** The readings themselves, done at once on the thread that calls. */
export const readings: Readings = {
  async compileGuide({ guidelines, ...options }) {
    return compileGuide(guidelines, options)
  },
  async openGuide({ guidelines, ...options }) {
    return compileGuide(guidelines, options)
  },
  async reduce({ session, messages, event, ...context }) {
    const reduction = reduce(session, readable(session, messages), event, context)
    const all = [...messages, ...reduction.append]
    const from = reduction.append[0]?.seq ?? all.length
    return { ...reduction, said: wordsSaid(reduction.session, all, from) }
  },
  async propose(turn) {
    const messages = readable(turn.session, turn.messages)
    return await builtin.propose({ ...turn, messages, signal: never })
  },
  async checkProposal({ proposed, session, messages }) {
    return checkProposal(proposed, { session, messages: readable(session, messages) })
  },
  async extract({ messages, ...interview }) {
    return extractClaims({ ...interview, messages: readable(interview.session, messages) })
  },
  async makeRecord({ claims, rejected, ...given }) {
    const { linkID, session, messages } = given
    const verified = verifyClaims(claims, {
      linkID,
      messages: withFlags(session, messages),
      language: session.language,
      known: [session.productID, ...session.plan.glossary],
    })
    const record = makeRecord({
      ...given,
      claims: verified.kept,
      rejected: [...rejected, ...verified.rejected],
    })
    const answers = answersGiven(messages, linkID, record.claims)
    return { record, gist: { ...gistOf(record), answers } }
  },
  async makeGist(extraction) {
    return gistOf(readRecord(extraction))
  },
  async composeProfile({ extractions, ...known }) {
    return composeCorrected(known, extractions.map(readRecord))
  },
  async showProfile({ record, possibleMatches }) {
    return profileInFull(record, possibleMatches)
  },
  async reportInvite({ participation, now, extraction }) {
    return inviteReport(participation, now, extraction ? readRecord(extraction) : undefined)
  },
  async showTranscript({ participation, extraction, shown }) {
    return transcriptOf(participation, extraction && readRecord(extraction), shown)
  },
  async writeStudyPart(part) {
    return writeStudyPart(part)
  },
  async writeDocx(given) {
    return await writeDocx(given)
  },
  async showTalk(given) {
    return sharedTalk(given)
  },
  async leaveOut({ said }) {
    return said.map(leaveOut)
  },
  async tellAnswers({ participation: { invite, messages }, extraction }) {
    return answersGiven(messages, invite.linkID, readRecord(extraction).claims)
  },
  async questionsOfGoals({ plan }) {
    return questionsOfGoals(plan)
  },
  async wordsSaid({ session, messages }) {
    return wordsSaid(session, messages)
  },
  async readQuestion({ question }) {
    return questionWords(question)
  },
  async readQuote({ text }) {
    return quoteWords(text)
  },
  async choosePassages({ wanted, answers }) {
    return answers.flatMap((answer) => choosePassage(wanted, answer) ?? [])
  },
  async findPlaces({ text, answers }) {
    return answers.flatMap((answer) => placesOf(text, answer))
  },
  async rehearseTalk(given) {
    return await rehearseTalk(builtin, given)
  },
  async rehearsedGuide(given) {
    return triedGuide(given)
  },
  async knowGuide({ plan }) {
    return knowGuide(plan)
  },
  async ownAnswers(talk) {
    return ownAnswers(talk)
  },
  async answerFor({ answers, questions, known, language }) {
    const findAnswer = createFindAnswer(answers, known)
    return questions.map((question) => answerFor(findAnswer, question, { language }))
  },
  async simulate(given) {
    return await simulate(partsOf(builtin), given)
  },
  async measureStandIn({ extractions, ...given }) {
    return measure({ ...given, claims: extractions.flatMap((one) => readRecord(one).claims) })
  },
  async drawnFrom({ profileID, extractions }) {
    return candidatesOf(profileID, extractions.map(readRecord))
  },
  async drawProfile({ candidates, seed }) {
    return drawProfile(candidates, seed)
  },
  async tellAccuracy(given) {
    return tellAccuracy(given)
  },
  async listGroupable({ body, madeBy, claimsMax }) {
    return listGroupable(readRecord({ body }), { madeBy, claimsMax })
  },
  async verifyGroups({ groups, claims }) {
    return verifyGroups(groups, claims)
  },
  async conductTurn({ turn, patience, answers }) {
    const messages = readable(turn.session, turn.messages)
    return play(conductTurn({ ...turn, messages }, patience), answers)
  },
  async readInterview({ interview, reader, answers }) {
    const messages = readable(interview.session, interview.messages)
    return play(readInterview(reader, { ...interview, messages }), answers)
  },
  async judgeTurns({ interview, ms, answers }) {
    const messages = readable(interview.session, interview.messages)
    return play(judgeTurns({ ...interview, messages }, ms), answers)
  },
  async lookAgain({ interview, claims, ms, answers }) {
    const messages = readable(interview.session, interview.messages)
    return play(lookAgain({ ...interview, messages }, claims, ms), answers)
  },
  async readGuide({ task, ms, answers }) {
    return play(readGuide(task, ms), answers)
  },
  async answerQuestion({ task, ms, answers }) {
    return play(answerQuestion(task, ms), answers)
  },
  async pointAtQuotes({ task, ms, answers }) {
    return play(pointAtQuotes(task, ms), answers)
  },
  async guessAnswers({ task, ms, answers }) {
    return play(guessAnswers(task, ms), answers)
  },
  async playPerson({ task, ms, answers }) {
    return play(playPerson(task, ms), answers)
  },
  async groupClaims({ task, ms, answers }) {
    return play(groupClaims(task, ms), answers)
  },
}

/** The conversation without the words of answers that took too long to read. */
function readable({ unread = [] }: Session, messages: readonly Message[]): readonly Message[] {
  if (unread.length === 0) return messages
  return messages.map((message) =>
    unread.includes(message.seq) ? { ...message, content: '' } : message,
  )
}
