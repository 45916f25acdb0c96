import { shelf } from '../table';
import { Progress } from './progress';

export const progress = new Progress(shelf);
