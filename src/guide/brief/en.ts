import { type BriefPack, topicsOf } from './brief-pack.ts'

export const briefEnglish: BriefPack = {
  signs: {
    churn: {
      alone: `churn\\p{L}*|unsubscrib\\p{L}*|uninstall\\p{L}*|did(?: not|n't) renew|lapsed|drop(?:ped|ping)? out`,
      ofProduct: `cancel(?:led|ling)?|leave|left|leaving|quit|quitting|stop|stopped|stopping|give up|gave up|abandon\\p{L}*|walk away|go away|went away`,
    },
    adoption: {
      alone: `adopt\\p{L}*`,
      ofProduct: `chose|choose|choosing|pick|picked|bought|buy|switch to|switched to|decide (?:on|for)|decided (?:on|for)|sign up(?: for)?|signed up(?: for)?|come to|came to`,
    },
    onboarding: {
      alone: `onboard\\p{L}*|getting started|get started`,
      ofProduct: `first (?:day|week|days|weeks|steps|session)(?: with| of| using| in)?|set up|sign-?up(?: for)?`,
    },
    pricing: {
      alone: `pricing|willing\\p{L}* to pay`,
      ofProduct: `prices?|costs?|pay for|plans|tiers|fees?`,
    },
  },
  ours: `us|our|we|it|(?:the|their) (?:account|plan|membership|app|product|service|tool|subscription|platform|site|software)`,
  behind: `after|before|in|within|so|at|on|during|because|again|early|soon|from`,
  jargon: `willingness|pain points?|behaviou?rs?|attitudes?|perceptions?|motivations?|expectations?|barriers?|opinions?|satisfaction|feedback|usage|insights?|reasons?|needs?|experiences?|journeys?|workflows?|concepts?|ideas?|users?|people|customers?`,
  leadIn: `^(?:the )?(?:experiences?|attitudes?|opinions?|feelings?|thoughts?|views?|concept|idea|topic|subject|use) (?:with|to|towards?|of|on|about) `,
  opener: ['The subject', 'Tell me about your own experience with {x}.'],
  later: topicsOf(`
    ! One time in full: What happened the last time, from start to finish?
    What is difficult: What was difficult about it, if anything?
    What goes well: What went well that time, if anything?
    What should be different: What should be different about it, if anything?`),
  laterAbout: topicsOf(`
    ! One time in full: Think of the last time you had to do with {x}. What happened, from start to finish?
    What is difficult: What is difficult for you about {x}, if anything?
    What goes well: What goes well with {x}?
    What should be different: What should be different about {x}, if anything?`),
  outlines: {
    churn: topicsOf(`
      How it began: What were you using {product} for when you first started?
      ! The first thought of stopping: When did the thought of stopping first cross your mind?
      From doubt to decision: Take me through what happened between that moment and the day you stopped.
      What else was looked at: What else did you look at or try?
      How it is done today: How do you handle that job today?
      ! What would have had to be different: What would have had to be different for you to stay?`),
    adoption: topicsOf(`
      Before it: Before {product}, how were you getting this done?
      ! What started the search: What was going on when you first started looking for something new?
      Coming across it: How did you first come across {product}?
      Weighing it up: What else did you consider along the way?
      What nearly got in the way: What almost held you back?
      ! The decision: Take me back to the moment you decided. What tipped it?`),
    onboarding: topicsOf(`
      Expectations: What were you hoping to get done when you signed up?
      ! The first session: Walk me through the first time you opened {product}.
      ! Getting stuck: Tell me about a moment in the first days when you were not sure what to do.
      The first result: When did {product} first do something for you that mattered?
      Bringing it into the day: How did the rest of your first weeks go?
      Advice to a newcomer: What would you tell somebody who starts tomorrow?`),
    pricing: topicsOf(`
      What it is used for: What do you use {product} for, in a normal week?
      ! Meeting the price: Tell me about the first time you looked at what {product} costs.
      Choosing a plan: How did you settle on the plan you are on?
      Who decides: Who has a say when you spend money on something like this?
      What it is held against: What do you hold {product} against when you think about its price?
      ! Worth and regret: Think of a time you questioned what you were paying. What had happened?`),
    general: topicsOf(`
      How they use it: What do you use {product} for?
      ! The last time: Walk me through the last time you used {product}.
      What works well: What works well for you with {product}?
      ! What gets in the way: Tell me about a time it did not go the way you wanted.
      Life without it: How did you manage before you had {product}?
      What should change: What should be different about {product}?`),
  },
}
