package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.tournament.announcement.SeedCommitment;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The proof that the seed of an event was not chosen after the fact.
 *
 * @param commitment the commitment published before round 1, if any
 * @param seed the seed; none until the event is over
 * @param salt the salt of the commitment; none until it is revealed
 * @param steps the steps to verify the seed, in order
 */
public record SeedProof(
        Option<SeedCommitment> commitment, Option<Seed> seed, Option<String> salt, Vector<String> steps) {
    static SeedProof hidden(Option<SeedCommitment> commitment) {
        return new SeedProof(
                commitment,
                Option.none(),
                Option.none(),
                Vector.of("The seed is revealed when the event is over; then everything drawn can be checked."));
    }

    static SeedProof revealed(TournamentState state, String salt) {
        Option<SeedCommitment> commitment = state.announcement().commitment();
        Vector<String> hash = commitment
                .toVector()
                .map(published -> "The SHA-256 of the text \"" + state.seed() + ":" + salt
                        + "\" (the seed, a colon, the salt) is "
                        + SeedCommitment.of(state.seed(), salt).sha256()
                        + (published.isKeptBy(state.seed(), salt)
                                ? ". It was published before round 1."
                                : ". That is not what was published before round 1."));
        return new SeedProof(
                commitment,
                Option.of(state.seed()),
                Option.of(salt),
                hash.append(
                        "The log of the event, replayed with this seed by LogAudit.verify, gives every pairing, bye, lot and"
                                + " clock that was not made by hand."));
    }

    String markdown() {
        StringBuilder text = new StringBuilder();
        commitment.forEach(published -> text.append("- Commitment (SHA-256): `")
                .append(published.sha256())
                .append("`\n"));
        seed.forEach(revealed -> text.append("- Seed: `").append(revealed).append("`\n"));
        salt.forEach(revealed ->
                text.append("- Salt: ").append(TextTable.escaped(revealed)).append('\n'));
        text.append('\n');
        steps.zipWithIndex((step, index) -> (index + 1) + ". " + TextTable.escaped(step) + "\n")
                .forEach(text::append);
        return text.toString();
    }
}
