package io.github.crisisrules.tournament.view;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.text.Wording;
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
    static SeedProof hidden(Option<SeedCommitment> commitment, Wording wording) {
        return new SeedProof(commitment, Option.none(), Option.none(), Vector.of(Sentences.seedHidden(wording)));
    }

    static SeedProof revealed(TournamentState state, String salt, Wording wording) {
        Option<SeedCommitment> commitment = state.announcement().seedCommitment();
        Vector<String> hash = commitment
                .toVector()
                .map(published -> Sentences.seedProof(
                        wording,
                        state.seed() + ":" + salt,
                        SeedCommitment.of(state.seed(), salt).sha256(),
                        published.matches(state.seed(), salt)));
        return new SeedProof(
                commitment, Option.of(state.seed()), Option.of(salt), hash.append(Sentences.replayProof(wording)));
    }

    String markdown(Wording wording) {
        StringBuilder text = new StringBuilder();
        commitment.forEach(published -> item(text, Sentences.commitment(wording), "`" + published.sha256() + "`"));
        seed.forEach(revealed -> item(text, Sentences.seed(wording), "`" + revealed + "`"));
        salt.forEach(revealed -> item(text, Sentences.salt(wording), TextTable.escaped(revealed)));
        text.append('\n');
        steps.zipWithIndex((step, index) -> (index + 1) + ". " + TextTable.escaped(step) + "\n")
                .forEach(text::append);
        return text.toString();
    }

    private static void item(StringBuilder text, String label, String value) {
        text.append("- ").append(label).append(": ").append(value).append('\n');
    }
}
