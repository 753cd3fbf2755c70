package io.github.crisisrules.encounter.battlefield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.encounter.battlefield.ColossusMeasurementsTest.Reported;
import io.github.crisisrules.encounter.colossus.Colossi;
import io.github.crisisrules.encounter.colossus.ColossusCard;
import io.github.crisisrules.encounter.colossus.ColossusCommand;
import io.github.crisisrules.encounter.colossus.ColossusState;
import io.github.crisisrules.encounter.colossus.tower.Tower;
import io.github.crisisrules.encounter.colossus.tower.TowerLink;
import io.github.crisisrules.encounter.rulebook.ColossusRuleId;
import io.github.crisisrules.testing.encounter.ColossusArbitraries;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ColossusMeasurementsProperties {
    /** Every character and all towers around him, up to four terrain features named after their sizes, and up to five links. */
    @Provide
    Arbitrary<Tuple2<ColossusState, ColossusMeasurements>> rampages() {
        Arbitrary<Integer> momentum = Arbitraries.integers().between(1, 12);
        Arbitrary<List<TowerLink>> links = Arbitraries.of(ColossusArbitraries.LINKS.asJava())
                .list()
                .uniqueElements()
                .ofMaxSize(5);
        Arbitrary<List<Spot>> towers =
                BattlefieldArbitraries.directions().list().uniqueElements().ofSize(Tower.COUNT);
        Arbitrary<List<Spot>> characters = BattlefieldArbitraries.spots().list().ofSize(6);
        Arbitrary<List<Footprint>> terrain =
                BattlefieldArbitraries.footprints().list().ofMaxSize(4);
        return Combinators.combine(momentum, links, towers, characters, terrain)
                .as((level, some, places, bases, features) -> Tuple.of(
                        Vector.ofAll(some)
                                .foldLeft(
                                        Colossi.push(level),
                                        (state, link) -> Colossi.linked(
                                                state,
                                                link.low().number(),
                                                link.high().number())),
                        new ColossusMeasurements(
                                table(Vector.ofAll(places), Vector.ofAll(bases), Vector.ofAll(features)),
                                ToolSizes.approximate())));
    }

    private static Battlefield table(Vector<Spot> towers, Vector<Spot> bases, Vector<Footprint> features) {
        Battlefield table = Battlefield.of(
                Piece.character(ColossusCard.NAME, ColossusCard.SIZE, new Spot(0, 0), ToolSizes.LARGE_BASE));
        for (int i = 0; i < towers.size(); i++) {
            Spot place = new Spot(towers.get(i).x() * 60, towers.get(i).y() * 60);
            table = table.with(Piece.token(ColossusMeasurements.nameOf(Tower.of(i + 1)), PieceKind.TOWER, place, 150));
        }
        for (int i = 0; i < bases.size(); i++) {
            String name = String.valueOf((char) ('a' + i));
            table = table.with(Piece.character(name, 2, bases.get(i), ToolSizes.SMALL_BASE));
        }
        for (int i = 0; i < features.size(); i++) {
            Footprint feature = features.get(i);
            table = table.with(
                    i == 3
                            ? Piece.fixedTerrain("rock", 4, feature)
                            : Piece.interactiveTerrain(String.valueOf(i + 1), i + 1, feature));
        }
        return table;
    }

    @Property(tries = 200)
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CROSS, ColossusRuleId.TOWER})
    void movingMirroringAndTurningTheTableChangesNothing(
            @ForAll("rampages") Tuple2<ColossusState, ColossusMeasurements> rampage) {
        Reported here = Reported.of(rampage._2, rampage._1);
        for (UnaryOperator<Spot> motion : Vector.<UnaryOperator<Spot>>of(
                spot -> spot.plus(new Spot(-4321, 1234)),
                spot -> new Spot(-spot.x(), spot.y()),
                spot -> new Spot(spot.y(), -spot.x()))) {
            Battlefield moved = BattlefieldArbitraries.changed(rampage._2.battlefield(), motion);
            Reported there = Reported.of(new ColossusMeasurements(moved, ToolSizes.approximate()), rampage._1);
            assertThat(there.commands()).isEqualTo(here.commands());
            assertThat(there.state()).isEqualTo(here.state());
            assertThat(there.stop()).isEqualTo(motion.apply(here.stop()));
        }
    }

    @Property(tries = 200)
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CONTACTS_COME_IN_ORDER})
    void listingThePiecesInAnotherOrderChangesNothing(
            @ForAll("rampages") Tuple2<ColossusState, ColossusMeasurements> rampage, @ForAll long shuffle) {
        Battlefield table = rampage._2.battlefield();
        Battlefield listed = new Battlefield(Seed.of(shuffle).shuffle(table.pieces()), table.links(), table.edge());
        Reported here = Reported.of(rampage._2, rampage._1);
        Reported there = Reported.of(new ColossusMeasurements(listed, ToolSizes.approximate()), rampage._1);
        assertThat(there.commands()).isEqualTo(here.commands());
        assertThat(there.state()).isEqualTo(here.state());
        assertThat(there.stop()).isEqualTo(here.stop());
    }

    /** No Healthy character is KO'd in one push, so looking at it as a whole and reporting it bit by bit come to the same. */
    @Property(tries = 200)
    @Verifies({ColossusRuleId.RAMPAGE, ColossusRuleId.CROSS, ColossusRuleId.CONTACTS_COME_IN_ORDER})
    void theSightingsAreTheMeetingsOfTheWholePush(
            @ForAll("rampages") Tuple2<ColossusState, ColossusMeasurements> rampage) {
        ColossusState state = rampage._1;
        ColossusMeasurements sights = rampage._2;
        PushReport report = sights.now(state).push(sights.push(state));
        Vector<ColossusCommand> expected = report.contacts()
                .reject(meeting -> meeting.name().equals("rock"))
                .map(meeting -> command(sights, state, meeting.name()));
        // Of two towers at one moment the first is reported.
        int towers = report.stoppedBy().size();
        Reported reported = Reported.of(sights, state);
        assertThat(reported.commands())
                .isEqualTo(
                        towers == 0 ? expected.append(new ColossusCommand.EndPush()) : expected.dropRight(towers - 1));
        assertThat(reported.stop()).isEqualTo(report.stoppedAt());
    }

    private static ColossusCommand command(ColossusMeasurements sights, ColossusState state, String name) {
        return ColossusArbitraries.LINKS
                .find(link -> ("link " + link.low().number() + "-" + link.high().number()).equals(name))
                .<ColossusCommand>map(link -> new ColossusCommand.CrossLink(link.low(), link.high()))
                .orElse(() -> Tower.all()
                        .find(tower -> ColossusMeasurements.nameOf(tower).equals(name))
                        .map(tower -> sights.touch(state, tower)))
                .getOrElse(() -> Character.isDigit(name.charAt(0))
                        ? new ColossusCommand.TouchTerrain(Integer.parseInt(name))
                        : new ColossusCommand.TouchCharacter(Colossi.id(name)));
    }
}
