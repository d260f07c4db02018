export interface Other { id: number }
