package io.github.crisisrules.testing.tournament;

import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.GemBearing;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.roster.CardLegality;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.tournament.roster.DesignatedRoster;
import io.github.crisisrules.tournament.roster.EventTimeline;
import io.github.crisisrules.tournament.roster.Timeline;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Rosters of made-up cards, numbered to be distinct, and generators of Timeline Lists. */
public final class RosterArbitraries {
    /** The symbol that all made-up cards are printed with. */
    public static final SetSymbol NEW = SetSymbol.of("new");

    /** A Timeline in which every card is legal. */
    public static final EventTimeline OPEN =
            new EventTimeline(new Timeline(2026, "Multiversal Chaos"), CardLegality.everything());

    private RosterArbitraries() {}

    /** Returns the character of a number, which may bear one of four gems. */
    public static CharacterCard character(int number) {
        return CharacterCard.builder()
                .name("Hero " + number)
                .alterEgo("Person " + number)
                .threat(3)
                .size(2)
                .gemBearing(GemBearing.oneOf("Gem 1", "Gem 2", "Gem 3", "Gem 4"))
                .build();
    }

    /** Returns the Team Tactic card of a number. */
    public static TacticCard tactic(int number) {
        return TacticCard.of("Tactic " + number, NEW);
    }

    /** Returns the Secure card of a number. */
    public static CrisisCard secure(int number) {
        return CrisisCard.secure("Secure " + number, 17, NEW);
    }

    /** Returns the Extract card of a number. */
    public static CrisisCard extract(int number) {
        return CrisisCard.extract("Extract " + number, 17, NEW);
    }

    /** Returns the gem of a number. */
    public static InfinityGem gem(int number) {
        return InfinityGem.of("Gem " + number, 1, NEW);
    }

    /** Returns a legal roster that has no component of another number's: characters 10n, 10n + 1, … and gem n. */
    public static RosterSubmission roster(int number) {
        return RosterSubmission.builder()
                .characters(Vector.range(10 * number, 10 * number + 10).map(RosterArbitraries::character))
                .tactics(Vector.range(10 * number, 10 * number + 10).map(RosterArbitraries::tactic))
                .crises(Vector.range(3 * number, 3 * number + 3).flatMap(i -> Vector.of(secure(i), extract(i))))
                .addGems(gem(number).on(character(10 * number).id()))
                .build();
    }

    /** Returns a legal Timeline List: rosters 1, 2 and 3. */
    public static Vector<DesignatedRoster> list() {
        return Vector.of(1, 2, 3).map(number -> new DesignatedRoster(number, roster(number)));
    }

    /** Returns legal Timeline Lists: thirty characters and cards dealt to three rosters at random, submitted in any order. */
    public static Arbitrary<Vector<DesignatedRoster>> legalList() {
        return Arbitraries.longs().map(Seed::of).map(seed -> {
            Vector<CharacterCard> characters =
                    seed.split("characters").shuffle(Vector.range(0, 30)).map(RosterArbitraries::character);
            Vector<TacticCard> tactics =
                    seed.split("tactics").shuffle(Vector.range(0, 30)).map(RosterArbitraries::tactic);
            Vector<CrisisCard> secures =
                    seed.split("secures").shuffle(Vector.range(0, 9)).map(RosterArbitraries::secure);
            Vector<CrisisCard> extracts =
                    seed.split("extracts").shuffle(Vector.range(0, 9)).map(RosterArbitraries::extract);
            Vector<DesignatedRoster> rosters = Vector.range(0, 3)
                    .map(i -> new DesignatedRoster(
                            i + 1,
                            RosterSubmission.builder()
                                    .characters(characters.slice(10 * i, 10 * i + 10))
                                    .tactics(tactics.slice(10 * i, 10 * i + 10))
                                    .crises(secures.slice(3 * i, 3 * i + 3).appendAll(extracts.slice(3 * i, 3 * i + 3)))
                                    .build()));
            return seed.split("order").shuffle(rosters);
        });
    }
}
