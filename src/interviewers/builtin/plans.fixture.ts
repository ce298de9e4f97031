import type { Plan, PlanQuestion } from '../../guide/plan.ts'
import { plan, question, topic } from '../../interview/plan.fixture.ts'

function asked(id: string, text: string, rephrased: string, changes: Partial<PlanQuestion> = {}) {
  return question(id, { text, rephrased, ...changes })
}

/** Why people left an invoicing tool: five topics, eight questions, two of them must-asks. */
export function leaverPlan(changes: Partial<Plan> = {}): Plan {
  return plan({
    glossary: ['Northwind', 'invoice', 'reminder'],
    topics: [
      topic(
        't1',
        [
          asked(
            'q1',
            'What were you using Northwind for when you first started?',
            'What did you do with Northwind in the first weeks?',
          ),
          asked(
            'q2',
            'What does a normal week with your invoices look like?',
            'How do invoices get written and sent in a usual week?',
          ),
        ],
        { title: 'First use' },
      ),
      topic(
        't2',
        [
          asked(
            'q3',
            'When did the thought of stopping first cross your mind?',
            'What was the first sign that it might not be for you?',
            { must: true },
          ),
        ],
        {
          title: 'The turning point',
          weight: 2,
          must: true,
          probeHints: [{ ask: 'trigger' }, { ask: 'who else was involved' }],
        },
      ),
      topic(
        't3',
        [
          asked(
            'q4',
            'Take me through what happened between that moment and the day you stopped.',
            'What did you try before you stopped?',
          ),
          asked(
            'q5',
            'What was contact with support like for you?',
            'What happened when you asked for help?',
          ),
        ],
        {
          title: 'The way out',
          probeHints: [{ when: 'support', ask: 'how the last contact with support went' }],
        },
      ),
      topic(
        't4',
        [
          asked(
            'q6',
            'What else did you look at or try?',
            'Which other ways of doing it did you see?',
          ),
        ],
        { title: 'Alternatives' },
      ),
      topic(
        't5',
        [
          asked(
            'q7',
            'How do you handle your invoices today?',
            'What do you use for invoices now?',
          ),
          asked(
            'q8',
            'What would have had to be different for you to stay?',
            'What was missing for you to keep going?',
            { must: true },
          ),
        ],
        { title: 'Today', weight: 2 },
      ),
    ],
    budget: { minutes: 12, turns: 19, explicit: false },
    ...changes,
  })
}
