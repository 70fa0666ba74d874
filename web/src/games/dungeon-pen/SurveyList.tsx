import { type ReactElement, useMemo } from 'react';
import { useDesk } from './context.ts';
import { surveyOf } from './survey.ts';

/** The room in words, for whoever cannot see it: walls in eight directions, then what lies where. */
export function SurveyList(): ReactElement {
  const { words, content, play, eyes } = useDesk();
  const { view, seat } = play.now;
  const survey = useMemo(() => surveyOf(content, view, seat === 1 ? 1 : 0), [content, view, seat]);
  return (
    <section className="spoken" aria-label={words.survey.title}>
      <h2>{words.survey.title}</h2>
      {eyes === 'shut' ? (
        <p>{words.survey.hidden}</p>
      ) : (
        <ul>
          {survey.reaches.map(reach => (
            <li key={reach.wind}>{words.survey.reach(reach)}</li>
          ))}
          {survey.found.map((found, i) => (
            <li key={i}>{words.survey.found(found)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
