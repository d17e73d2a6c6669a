interface Stored {
    content: Buffer;
    etag: string;
    at: Date;
    headers: Record<string, string>;
}
/**
 * A bucket of this process. Keeps to what Amazon documents of conditional requests: `If-None-Match: *` is answered 412 when there is an
 * object, `If-Match` 412 when it is another one and 404 when there is none, 409 when a write meets another one, and nothing is written then.
 */
export declare class S3Double {
    #private;
    readonly objects: Map<string, Stored>;
    readonly requests: string[];
    readonly bucket = "shop";
    /** So many of the next writes meet another one. */
    conflicts: number;
    /** Of the next write: it is done, and its answer is lost. */
    isAnswerLost: boolean;
    /** `away` closes each connection, `silent` never answers. */
    state: 'here' | 'away' | 'silent' | 'refusing';
    /** As s3rver does. */
    ignoresConditions: boolean;
    pageSize: number;
    static start(): Promise<S3Double>;
    get endpoint(): string;
    close(): Promise<void>;
}
export {};
