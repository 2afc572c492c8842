/** What a row with several places becomes, and whether places are taken. */
import { useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { Choices } from './Choices.tsx';
import { FlowButtons } from './FlowFrame.tsx';
import { useTexts } from './useTexts.ts';
import { type TicketFile, useForgetFile } from './useTicketFile.ts';
import { WithFile } from './WithFile.tsx';

export const StrategyStep = () => <WithFile step="strategy">{(file) => <Strategy file={file} />}</WithFile>;

const STRATEGIES = ['none', 'split', 'group'] as const;
const MODES = ['full', 'control_only'] as const;

function Strategy({ file }: { readonly file: TicketFile }) {
  const t = useTexts();
  const forget = useForgetFile();
  const [strategy, setStrategy] = useState(file.strategy ?? 'none');
  const [strategyMode, setMode] = useState(file.strategyMode ?? 'full');
  const update = useAction('ProviderTicketImportedFile.update', ['originalName']);
  const next = async () => {
    const done = await update.run({ id: file['@id'], body: { strategy, strategyMode } });
    if (done.isDone) forget();
    return done.isDone;
  };
  const describe = <Value extends string>(value: Value) => ({
    value,
    label: t(`timport.strategy.${value}`),
    hint: t(`timport.strategy.${value}Hint`),
  });
  return (
    <>
      <Choices
        title={t('timport.strategy.several')}
        value={strategy}
        choices={STRATEGIES.map(describe)}
        onChange={setStrategy}
      />
      <Choices
        title={t('timport.strategy.mode')}
        value={strategyMode}
        choices={MODES.map(describe)}
        onChange={setMode}
      />
      <ProblemAlert error={update.refusal?.error} />
      <FlowButtons step="strategy" isPending={update.isPending} onNext={next} />
    </>
  );
}
