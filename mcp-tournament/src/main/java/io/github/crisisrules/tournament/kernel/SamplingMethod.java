package io.github.crisisrules.tournament.kernel;

/** The method by which the choice of a score group was sampled. */
public enum SamplingMethod {
    /** Uniform proposals until one was valid. */
    PROPOSALS,
    /** Proposals that respect clubs. */
    CLUBS,
    /** A count of all choices. */
    COUNT,
    /** Pair by pair, which is approximate if there was more than one way. */
    PAIRWISE
}
