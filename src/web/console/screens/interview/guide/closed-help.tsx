import { closedTexts as texts } from '../plan/closed-texts.ts'

/** How closed questions are written, by an example. */
export function ClosedHelp() {
  return (
    <details class="closed-help">
      <summary>{texts.helpTitle}</summary>
      <p>{texts.helpLead}</p>
      <pre>{texts.helpExample}</pre>
      <dl>
        {texts.help.map(([written, means]) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.helpEnd}</p>
    </details>
  )
}
