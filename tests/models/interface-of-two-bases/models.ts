interface Identified {
  id: string;
  /** The first base's word counts. */
  label: string;
}

interface Dated extends Stamped {
  label: string;
  "updated at"?: Date;
}

interface Stamped {
  readonly createdAt: Date;
}

namespace Model {
  export interface Part extends Dated {
    size: number;
  }
  export interface Sealed {
    secret: string;
    toJSON: () => { seal: string };
  }
}

interface Model extends Identified, Dated {
  parts: Model.Part[];
  main: Model.Part | null;
  seal: Model.Sealed;
  shape: { width: number; height?: number };
  _label?: Identified;
}

export type { Model };
