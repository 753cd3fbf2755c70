package io.github.crisisrules.json.log;

import io.github.crisisrules.core.game.Game;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.json.refusal.JsonRefusal;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.game.Tournament;
import io.github.crisisrules.tournament.pairing.PairingSystem;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;

/** The pairing systems that logs can name. */
final class PairingSystems {
    private static final Map<String, PairingSystem> COMMON = LinkedHashMap.of(
            "swiss", PairingSystem.swiss(),
            "randomWithRematches", PairingSystem.randomWithRematches(),
            "leastSquaredGaps", PairingSystem.leastSquaredGaps());

    private final Map<String, PairingSystem> byName;

    private PairingSystems(Map<String, PairingSystem> byName) {
        this.byName = byName;
    }

    static PairingSystems with(Map<String, ? extends PairingSystem> own) {
        Map<String, PairingSystem> all = COMMON;
        for (Tuple2<String, ? extends PairingSystem> each : own) {
            PlainName.checked("the pairing system", each._1);
            if (all.containsKey(each._1)) {
                throw new IllegalArgumentException(
                        "The name '" + each._1 + "' belongs to a pairing system of the library. Choose another name.");
            }
            all = all.put(each._1, each._2);
        }
        return new PairingSystems(all);
    }

    /** Returns the system with a name that stands in a log. */
    Either<JsonRefusal, PairingSystem> find(String name) {
        return byName.get(name)
                .toEither(() -> JsonRefusal.of(
                        "/start/pairing",
                        RefusalKind.VERSION,
                        "The event is paired by the system '" + PlainName.shown(name)
                                + "', which is not known here. Known are "
                                + byName.keysIterator().mkString(", ") + ". Register others with LogFormats.events."));
    }

    /**
     * Returns the name of the system by which a game is paired.
     *
     * @throws IllegalArgumentException if the system has no name here
     */
    String nameIn(Game<?, ?, ?> game) {
        return byName.find(each -> game instanceof Tournament event && each._2.equals(event.system()))
                .map(each -> each._1)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "The pairing system of this event has no name, so its log could not be read again. Register the system"
                                + " with LogFormats.events, under a name of your own."));
    }
}
