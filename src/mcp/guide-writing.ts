/** How guidelines are understood, for whoever writes them. */
export const guideWriting = `# How to write a guide

One sentence of what you want to know is enough. Markdown gives control:

    # Getting started
    - Must ask: What made you look for an invoicing tool?
      - probe for: the moment it began, what they used before
    # Everyday use (5 minutes)
    1. Walk me through the last time you sent an invoice.
    Do not mention: our pricing change
    Time limit: 10 minutes

- A heading is a topic; a bullet or a number is a question; an indented bullet is what to dig into.
- \`Must ask\`, \`probe for\`, \`do not mention\` and a time limit are understood in English, German, French, Spanish and Portuguese.
- What is understood as nothing else is kept as context and not asked. \`check_guide\` lists what may have been meant to be asked.

Good questions ask for one thing, for something that happened (“Walk me through the last time …”), and do not lead. Leave out what people cannot know (figures, what others do, what they would do) and words of the trade.
`
