/** Keeps a part whose code cannot be fetched from taking the screen with it; the frame shows how to go on. */
import { Component, type ReactNode } from 'react';
import { PartMissingError } from './fetchPart.ts';
import { reportMissingPart } from './missingParts.ts';

interface State {
  readonly error?: Error;
}

export interface PartBoundaryProps {
  /** What stands in for a part that nobody misses: then nothing is shown. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (error instanceof PartMissingError && !this.props.instead) reportMissingPart();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof PartMissingError)) throw error;
    return this.props.instead;
  }
}
