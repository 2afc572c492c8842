/** `/settings/ticket-import/event-date/{eventDateId}/…`: a reseller's file, step by step; each address opens its own. */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { ControlsStep } from './ControlsStep.tsx';
import { CustomFileStep } from './CustomFileStep.tsx';
import { useFlow } from './FlowFrame.tsx';
import { STEPS, type Step } from './flow.ts';
import { OptionsStep } from './OptionsStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ScanTrackStep } from './ScanTrackStep.tsx';
import { StrategyStep } from './StrategyStep.tsx';

const SCREENS: Readonly<Record<Step, ComponentType>> = {
  'custom-file': CustomFileStep,
  preview: PreviewStep,
  strategy: StrategyStep,
  controls: ControlsStep,
  options: OptionsStep,
  'scan-track': ScanTrackStep,
};

export function TicketImportFlow() {
  const { pathname } = useLocation();
  const { file } = useFlow();
  const step = STEPS.find((name) => pathname.endsWith(`/${name}`)) ?? 'custom-file';
  // A step without a file begins with choosing one.
  const Screen = file === '' ? CustomFileStep : SCREENS[step];
  return <Screen />;
}
