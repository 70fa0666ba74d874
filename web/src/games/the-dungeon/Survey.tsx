import type { ReactElement } from 'react';
import { useDesk } from './context.ts';
import { survey } from './survey.ts';

/** The maze as rooms and doors, to be read out. */
export function Survey(): ReactElement {
  const desk = useDesk();
  return (
    <section className="spoken" aria-label={desk.words.survey.title}>
      <ul>
        {survey(desk).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
