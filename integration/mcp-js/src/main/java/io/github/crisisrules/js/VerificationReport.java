package io.github.crisisrules.js;

import io.github.crisisrules.core.text.Language;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.json.log.Verification;
import io.github.crisisrules.json.value.JsonArray;
import io.github.crisisrules.json.value.JsonBoolean;
import io.github.crisisrules.json.value.JsonObject;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.game.TournamentState;
import io.vavr.control.Option;
import java.util.Locale;

/** A verification as a plain object. */
final class VerificationReport {
    private VerificationReport() {}

    static JsonObject of(Verification verification, Language language) {
        Option<TournamentState> state = verification.play().map(play -> play.state());
        return JsonObject.builder()
                .put("verified", new JsonBoolean(verification.isVerified()))
                .put("kind", verification.isPacket() ? "packet" : "log")
                .put("message", verification.describe(Wording.ENGLISH.in(language)))
                .put("title", state.map(each -> each.announcement().name()).getOrElse(""))
                .put("seed", state.map(each -> each.seed().toString()).getOrElse(""))
                .put("commitment", verification.commitment().name().toLowerCase(Locale.ROOT))
                .put(
                        "rounds",
                        JsonArray.ofAll(verification
                                .play()
                                .toVector()
                                .flatMap(play -> play.log())
                                .filter(event -> event instanceof TournamentEvent.RoundPaired)
                                .map(event -> (TournamentEvent.RoundPaired) event)
                                .map(paired -> JsonObject.builder()
                                        .put("round", paired.round())
                                        .put("source", paired.tables().byHand() ? "hand" : "seed")
                                        .build())))
                .put(
                        "faults",
                        JsonArray.ofAll(verification
                                .faults()
                                .map(fault -> JsonObject.builder()
                                        .put("place", fault.path())
                                        .put("message", fault.message())
                                        .put("rules", JsonArray.ofTexts(fault.rules()))
                                        .build())))
                .build();
    }
}
