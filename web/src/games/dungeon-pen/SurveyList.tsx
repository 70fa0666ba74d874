import { type ReactElement, useMemo } from 'react';
import { answering, looked } from '../../board/answers.ts';
import { otherOf, squareOf } from '../../../../games/dungeon-pen/readers.ts';
import { nearSeat, useDesk } from './context.ts';
import { surveyOf } from './survey.ts';

/** The room in words, for whoever cannot see it: walls in eight directions, then what lies where. */
export function SurveyList(): ReactElement {
  const { words, content, play, eyes } = useDesk();
  const { view } = play.now;
  const near = nearSeat(play);
  const survey = useMemo(() => surveyOf(content, view, near), [content, view, near]);
  const of =
    play.reader === near ? undefined : { name: play.names[near] ?? '', other: play.names[otherOf(near)] ?? '' };
  return (
    <section className="spoken" aria-label={words.survey.title}>
      <h2>{words.survey.title}</h2>
      {eyes === 'shut' ? (
        <p>{words.survey.hidden}</p>
      ) : (
        <ul>
          <li {...answering('where')} {...looked(survey.here.x, survey.here.y)}>
            {words.survey.here(squareOf(survey.here), of)}
          </li>
          {survey.reaches.map(reach => (
            <li key={reach.wind} {...answering('where')}>
              {words.survey.reach(reach)}
            </li>
          ))}
          {survey.found.map((found, i) => (
            <li key={i} {...looked(found.at.x, found.at.y)}>
              {words.survey.found(found, of)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
