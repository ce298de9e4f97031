/**
 * The words of one language by which a sentence is told to be about the interview and what comes of
 * it, rather than about a product and a life. Each is a list of whole words, read in folded text.
 */
export type FrameWords = {
  /** Turns of phrase that ask for nothing: left out before anything is read. */
  idioms: string
  /** Asks for something wherever it stands: a wish, a polite question, a permission, a duty. */
  asks: string
  /** What nobody says who does not arrange something then and there: "hereby", "let it be noted". */
  decrees: string
  /** Verbs in the mood of an order that open a clause, besides those that every order is told by. */
  opens: string
  /** Whoever is spoken to: "you", its own forms of verbs, "the AI". */
  you: string
  /** The other's words, work and nature, by a possessive: "your next message", "your brief". */
  yours: string
  /** What the other was told, made of, or is after. */
  brief: string
  /** What is made of an interview; products have them too. */
  record: string
  /** What only an interview has: its people, its questions, its end. */
  talk: string
  /** Verbs of putting into a record. */
  puts: string
  /** Verbs by which a record says something. */
  says: string
  /** The speaker, as what is put down: "that I", "me as", "my satisfaction". */
  self: string
  /** More pleased than people say by the way, full marks, and other things to be put down. */
  stance: string
  /** What the speaker said before, as a thing: "whatever I said", "my feedback". */
  utterance: string
  /** Makes a thing count as another: "means", "counts as". */
  means: string
  /** Words written about the speaker: "the text about me", "next to my name". */
  aboutMe: string
  /** The lines of a profile, as places to write in: "under interests", "where it says mood". */
  facets: string
  /** What an interviewer does, with "you" as who does it: "you talked to", "when you pass this on". */
  deeds: string
  /** Begins a clause with a verb and "me": somebody is to do it. */
  doMe: string
  /** Lets a record say something in so many words: "say that", "open with". */
  dictates: string
  /** Lets it inform, as records do: "say which", "show how many". */
  informs: string
  /** Words as words: "the sentence", "the name", "at least twice". */
  mention: string
  /** Whoever reads, judges or sums up what was said. */
  readers: string
  /** What others said in their interviews. */
  others: string
  /** What writers and entertainers make on demand. */
  works: string
  /** How somebody should speak. */
  manner: string
  /** Saying a word, as the other's deed: "you said", "by saying". */
  utters: string
  /** Verbs of making believe and of changing roles. */
  plays: string
  /** The only, right, official one. */
  sole: string
  /** Office over the interview or its machine: "I'm the admin here". */
  office: string
  /** A machine called by its name, so that what follows is meant for it. */
  calls: string
  /** Heads of lines in a form: "customer sentiment:", "occupation:". */
  labels: string
  /** Somebody in an interview spoken of from outside, saying what he feels. */
  outside: string
  /** What is asked of makers and of service, whatever else the sentence says. */
  service: string
}
